// Workers for the modules of other folders: the build leaves `client.js` a script of its own, which only
// modules beside it can import.

export { scriptWorker } from "./client.js";
