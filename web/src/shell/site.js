// Identifies this copy of the site: several may share one origin, each with its own games, settings
// and locks.

export const SITE = new URL("./", import.meta.url).pathname;
