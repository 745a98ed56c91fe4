// The service worker from the page's side: playing offline, new versions, the snapshot.

import { byId } from "./dom.js";

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
      if (registration.waiting && navigator.serviceWorker.controller) tellOf(registration.waiting);
    };
    offer();
    registration.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", offer),
    );
    // A new version that one tab has asked for is the version of all.
    if (navigator.serviceWorker.controller) {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    }
    await navigator.serviceWorker.ready;
    setTimeout(makeSnapshot, IDLE);
  } catch {
    // A private window, or storage is blocked: the page works as long as there is a network.
  }
}

/** @param {ServiceWorker} waiting */
function tellOf(waiting) {
  byId("update").hidden = false;
  byId("update-now").addEventListener("click", () => {
    // The game is kept after every choice: the new version finds it.
    waiting.postMessage("take over");
  });
}

function makeSnapshot() {
  if (!navigator.serviceWorker.controller) return;
  const maker = new Worker(new URL("./worker.js?snapshot", import.meta.url), { type: "module" });
  maker.addEventListener("message", () => {
    document.body.dataset.snapshot = "made";
  });
}
