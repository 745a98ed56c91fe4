// The service worker from the page's side: playing offline, new versions, the snapshot.

import { scriptAddress, scriptWorker } from "./client.js";
import { byId, on } from "./dom.js";

/** How long the page has been left alone before the snapshot is made, in milliseconds. */
const IDLE = 4000;

const worker = navigator.serviceWorker;
/** The site's own; a copy in a folder further up may have one that controls this page, too. */
const OWN = new URL("sw.js", document.baseURI).href;
/** Whether the page's files come from the site's service worker. */
let served = worker?.controller?.scriptURL === OWN;
/** Whether the game in play would be there after a reload. */
let safe = () => true;
/** Whether it has been said that it would not. */
let warned = false;
/** @type {ServiceWorkerRegistration | undefined} */
let registration;

// A new version that one tab has asked for is the version of all.
worker?.addEventListener("controllerchange", () => {
  if (served) reload();
  else worker.controller?.postMessage(`serve ${BUILD}`);
  served = true;
});
// What serves this page has files of another version.
worker?.addEventListener("message", ({ data }) => {
  if (data === "another version" && worker.controller) offer();
  if (data?.missing)
    state(`Offline play is not available: ${data.missing} could not be downloaded.`);
});

/**
 * Let the site be kept for the next visit, with the network or without.
 * @param {() => boolean} kept whether the game in play would be there after a reload
 */
export async function keepSite(kept) {
  if (!worker || registration) return;
  safe = kept;
  try {
    registration = await worker.register(scriptAddress("sw.js"), { updateViaCache: "none" });
    const found = registration;
    const look = () => {
      if (found.waiting && worker.controller) offer();
    };
    look();
    found.addEventListener("updatefound", () =>
      found.installing?.addEventListener("statechange", look),
    );
    const { active } = await worker.ready;
    active?.postMessage(`serve ${BUILD}`);
    state("Ready to play offline.");
    setTimeout(makeSnapshot, IDLE);
  } catch (error) {
    // A private window, or storage is blocked: the page works as long as there is a network.
    console.info(`Offline play is not available: ${error}`);
    state("Offline play is not available in this browser.");
  }
}

/** Say whether the game can be played offline. @param {string} text */
function state(text) {
  byId("offline").textContent = text;
}

function offer() {
  byId("update").hidden = false;
}

on("update-now", () => {
  if (registration?.waiting && (safe() || warned)) registration.waiting.postMessage("take over");
  else reload();
});

/** A game is kept after every choice, and the new version finds it; one that is not must be saved. */
function reload() {
  if (safe() || warned) return location.reload();
  warned = true;
  byId("update-text").textContent =
    "A new version is ready, but your game is not saved in this browser: save it to a file first.";
  byId("update-now").textContent = "Update anyway";
  offer();
}

function makeSnapshot() {
  if (!worker.controller) return;
  const { started } = scriptWorker("?snapshot");
  started.addEventListener("message", () => {
    document.body.dataset.snapshot = "made";
  });
}
