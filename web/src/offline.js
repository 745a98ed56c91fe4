// The service worker from the page's side: playing offline, new versions, the snapshot.

import { byId, on } from "./dom.js";

/** How long the page has been left alone before the snapshot is made, in milliseconds. */
const IDLE = 4000;

/** Let the site be kept for the next visit, with the network or without. */
export async function keepSite() {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("sw.js", {
      updateViaCache: "none",
    });
    const offer = () => {
      byId("update").hidden = !(registration.waiting && navigator.serviceWorker.controller);
    };
    offer();
    // The game is kept after every choice: the new version finds it.
    on("update-now", () => registration.waiting?.postMessage("take over"));
    registration.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", offer),
    );
    // A new version that one tab has asked for is the version of all.
    let served = Boolean(navigator.serviceWorker.controller);
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (served) location.reload();
      served = true;
    });
    const { active } = await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) active?.postMessage(`serve ${BUILD}`);
    setTimeout(makeSnapshot, IDLE);
  } catch (error) {
    // A private window, or storage is blocked: the page works as long as there is a network.
    console.info(`The site is not kept: ${error}`);
  }
}

function makeSnapshot() {
  if (!navigator.serviceWorker.controller) return;
  const maker = new Worker(new URL("./worker.js?snapshot", import.meta.url), { type: "module" });
  maker.addEventListener("message", () => {
    document.body.dataset.snapshot = "made";
  });
}
