// The page's side of the service worker: offline play, new versions, the snapshot.

import { scriptAddress, scriptWorker } from "./client.js";
import { byId, on } from "./dom.js";
import { isOwn } from "./site.js";
import { fill } from "./text.js";
import words from "./words/offline.json" with { type: "json" };

/** Milliseconds without input before the snapshot is made. */
const IDLE = 4000;

const worker = navigator.serviceWorker;
/** Whether the page's files come from its own service worker. */
let served = isOwn(worker?.controller);
/** Whether the game in play would survive a reload. */
let safe = () => true;
/** Whether the player has been warned that it would not, and has agreed to update anyway. */
let warned = false;
let updateAccepted = false;
/** @type {ServiceWorkerRegistration | undefined} */
let registration;

/** A file that the service worker could not download. */
let missing = "";
/** Whether another service worker has taken over. */
let replaced = false;

worker?.addEventListener("controllerchange", () => {
  if (!isOwn(worker.controller)) return;
  replaced = served;
  served = true;
  worker.controller?.postMessage(`serve ${BUILD}`);
});
worker?.addEventListener("message", ({ data, source }) => {
  // The workers of other pages write to all pages of the site.
  if (!isOwn(/** @type {ServiceWorker | null} */ (source))) return;
  if (data?.missing) {
    missing = data.missing;
    showAvailability();
  }
  // The service worker has files of a different version from this page's.
  if (data !== "another version" || !worker.controller) return;
  // Accepting a new version in one tab reloads them all. (What waits has no say yet; its state may be
  // announced after its answer.)
  if (replaced && source === worker.controller) reload();
  else offer();
});

/**
 * Register the service worker, so that the site works offline on the next visit.
 * @param {() => boolean} wouldSurvive whether the game in play would survive a reload
 */
export async function keepSite(wouldSurvive) {
  if (registration) return;
  if (!worker) {
    state(isSecureContext ? words.unavailable : words.insecure);
    return;
  }
  safe = wouldSurvive;
  try {
    registration = await worker.register(scriptAddress("sw.js"), { updateViaCache: "none" });
    const found = registration;
    // It says whether it has another version, or takes over if only its script has changed.
    const serve = () => {
      if (served) found.waiting?.postMessage(`serve ${BUILD}`);
    };
    serve();
    found.addEventListener("updatefound", () =>
      found.installing?.addEventListener("statechange", serve),
    );
    (await activated(found)).postMessage(`serve ${BUILD}`);
    showAvailability();
    setTimeout(makeSnapshot, IDLE);
  } catch (error) {
    // A private window, or storage is blocked: the page still works while online.
    console.info(`Offline play is not available: ${error}`);
    state(words.unavailable);
  }
}

/**
 * The worker of a registration, once it is active. (The browser's own promise may be for the worker of
 * a page in a folder above.)
 * @param {ServiceWorkerRegistration} found
 * @returns {Promise<ServiceWorker>}
 */
function activated(found) {
  return new Promise((resolve) => {
    const look = () => found.active && resolve(found.active);
    const watch = () => found.installing?.addEventListener("statechange", look);
    found.waiting?.addEventListener("statechange", look);
    found.addEventListener("updatefound", watch);
    watch();
    look();
  });
}

/** Say whether the game can be played offline. @param {string} text */
function state(text) {
  byId("offline").textContent = text;
}

/** Say that it can, unless a file is missing and there is no earlier version, which is complete. */
function showAvailability() {
  if (!missing) state(words.ready);
  else state(fill(registration?.active ? words.notNewer : words.notWhole, { file: missing }));
}

function offer() {
  byId("update").hidden = false;
}

on("update-now", () => {
  if (!safe() && !warned) return warn();
  updateAccepted = true;
  if (registration?.waiting) registration.waiting.postMessage("take over");
  else location.reload();
});

/**
 * Load the new version that another tab may have asked for. A saved game is found again; an unsaved
 * one is not given up unless this tab's player agrees.
 */
function reload() {
  if (safe() || updateAccepted) location.reload();
  else warn();
}

function warn() {
  warned = true;
  byId("update-text").textContent = words.unsaved;
  byId("update-now").textContent = words.anyway;
  offer();
}

/** Whether the browser has been asked to keep what is stored. */
let persistenceRequested = false;

/**
 * Ask the browser, once, not to delete the saved games when it needs room. Most decide by
 * themselves; Firefox would ask the person in the middle of the game, so it is not asked.
 * @param {unknown} saved whether a game that a person plays has been saved
 */
export function keepStorage(saved) {
  const { storage } = navigator;
  if (!saved || persistenceRequested || !storage?.persist || "mozInnerScreenX" in window) return;
  persistenceRequested = true;
  storage
    .persisted()
    .then((persisted) => persisted || storage.persist())
    .catch(() => {});
}

function makeSnapshot() {
  if (!served) return;
  const { started } = scriptWorker("worker.js?snapshot");
  started.addEventListener("message", ({ data }) => {
    document.body.dataset.snapshot = data;
  });
}
