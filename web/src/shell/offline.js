// The page's side of the service worker: offline play, new versions, the snapshot.

import { scriptAddress, scriptWorker } from "./client.js";
import { byId, on } from "./dom.js";
import { fill } from "./text.js";
import words from "./words/offline.json" with { type: "json" };

/** Milliseconds without input before the snapshot is made. */
const IDLE = 4000;

const worker = navigator.serviceWorker;
/**
 * This site's own worker; a copy of the site in a parent folder may have one that controls this
 * page, too.
 */
const OWN = new URL("sw.js", document.baseURI).href;
/** Whether the page's files come from the site's service worker. */
let served = worker?.controller?.scriptURL === OWN;
/** Whether the game in play would survive a reload. */
let safe = () => true;
/** Whether the player has been warned that it would not. */
let warned = false;
/** @type {ServiceWorkerRegistration | undefined} */
let registration;

// Accepting a new version in one tab reloads them all.
worker?.addEventListener("controllerchange", () => {
  if (served) reload();
  else worker.controller?.postMessage(`serve ${BUILD}`);
  served = true;
});
// The service worker now has files of a different version from this page's.
worker?.addEventListener("message", ({ data }) => {
  if (data === "another version" && worker.controller) offer();
  if (data?.missing) state(fill(words.missing, { file: data.missing }));
});

/**
 * Register the service worker, so that the site works offline on the next visit.
 * @param {() => boolean} kept whether the game in play would survive a reload
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
    state(words.ready);
    setTimeout(makeSnapshot, IDLE);
  } catch (error) {
    // A private window, or storage is blocked: the page still works while online.
    console.info(`Offline play is not available: ${error}`);
    state(words.unavailable);
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

/** Load the new version. A saved game is found again; an unsaved one must be saved first. */
function reload() {
  if (safe() || warned) return location.reload();
  warned = true;
  byId("update-text").textContent = words.unsaved;
  byId("update-now").textContent = words.updateAnyway;
  offer();
}

function makeSnapshot() {
  if (!worker.controller) return;
  const { started } = scriptWorker("?snapshot");
  started.addEventListener("message", () => {
    document.body.dataset.snapshot = "made";
  });
}
