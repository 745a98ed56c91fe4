// The service worker of a game's page: caches one complete version of what the page needs, verified
// file by file, and serves it. The other games of the site have service workers of their own.

import { matches } from "./identity.js";

const worker = /** @type {any} */ (self);
/** Prefix of the caches of all pages of such sites on this origin. */
const ALL = "tripoli-site ";
/** Prefix of this page's caches. */
const OURS = `${ALL}${worker.registration.scope} `;
const NAME = OURS + BUILD;

/** The pages of other games in folders within this one's, for which this worker does not answer. */
const WITHIN = OTHERS.map(({ path }) => new URL(path, worker.registration.scope).href).filter(
  (address) => address.startsWith(worker.registration.scope),
);

/** Fetch the files that no cache has; an incomplete version is not kept. */
async function install() {
  const cache = await caches.open(NAME);
  const cachedFiles = await cached();
  await Promise.all(
    Object.keys(FILES).map(async (name) => {
      try {
        await fetchFile(name);
      } catch (error) {
        if (!OPTIONAL.includes(name)) {
          await notifyPages({ missing: name });
          throw error;
        }
        console.info(`Not available offline: ${name}: ${error}`);
      }
    }),
  );
  // The page has two URLs: with its file name, and that of its folder.
  const page = await cache.match(new URL("index.html", worker.registration.scope).href);
  if (page) await cache.put(worker.registration.scope, page);

  /** @param {string} name */
  async function fetchFile(name) {
    const address = new URL(name, worker.registration.scope).href;
    const { kind, mark } = FILES[name];
    const same = (/** @type {ArrayBuffer} */ body) => matches(body, kind, mark, ARCHIVES[name]);
    // This version may be there already: hosts change this script, too.
    const present = await cache.match(address);
    if (present && (await same(await present.arrayBuffer()))) return;
    for (const { source, request } of cachedFiles.get(lastPart(address)) ?? []) {
      // Another page's worker may delete its earlier version meanwhile.
      const cached = await source.match(request).catch(() => undefined);
      if (!cached || !(await same(await cached.clone().arrayBuffer()))) continue;
      await cache.put(address, cached);
      return;
    }
    const response = await fetch(address, { cache: "no-cache" });
    const body = await response.arrayBuffer();
    if (!response.ok || !(await same(body))) throw new Error(`${name} is another version`);
    const type = response.headers.get("Content-Type") ?? "";
    await cache.put(address, new Response(body, { headers: { "Content-Type": type } }));
  }
}

/**
 * What is in the caches of earlier versions and of other games, by the last part of its address: a
 * file of the same content may lie in another folder.
 */
async function cached() {
  /** @type {Map<string, {source: Cache, request: Request}[]>} */
  const found = new Map();
  const names = (await caches.keys()).filter((name) => name.startsWith(ALL) && name !== NAME);
  names.sort((one, other) => Number(earlier(other)) - Number(earlier(one)));
  for (const name of names) {
    const source = await caches.open(name);
    for (const request of await source.keys()) {
      const part = lastPart(request.url);
      found.set(part, [...(found.get(part) ?? []), { source, request }]);
    }
  }
  return found;
}

/** @param {string} address */
function lastPart(address) {
  return address.slice(address.lastIndexOf("/") + 1);
}

/** Send a message to every page of this site. @param {Record<string, string>} message */
async function notifyPages(message) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}

/** Whether a cache belongs to an earlier version. @param {string} name */
function earlier(name) {
  return name.startsWith(OURS) && name !== NAME;
}

async function activate() {
  for (const name of (await caches.keys()).filter(earlier)) await caches.delete(name);
}

/**
 * Take over a page of this version, and install the files again if they are gone from the cache.
 */
async function serve() {
  await worker.clients.claim();
  const cache = await caches.open(NAME);
  const required = Object.keys(FILES).filter((name) => !OPTIONAL.includes(name));
  if ((await cache.keys()).length > required.length) return;
  await install();
  opened = caches.open(NAME);
}

let opened = caches.open(NAME);

/** @param {Request} request */
async function served(request) {
  const address = request.url.replace(/[?#].*/, "");
  // If the cache cannot be read, use the network.
  const cached = await opened.then((cache) => cache.match(address)).catch(() => undefined);
  return cached ?? fetch(request);
}

worker.addEventListener("install", (/** @type {any} */ event) => {
  // Where supported, the browser serves cached files without starting this worker.
  event.addRoutes?.({
    condition: {
      urlPattern: { pathname: `${new URL(HOME || "./", worker.location).pathname}*`, search: "" },
    },
    source: { cacheName: NAME },
  });
  event.waitUntil(
    install().catch(async (error) => {
      // A partial version would take up space that games need.
      if (!worker.registration.active) await caches.delete(NAME);
      throw error;
    }),
  );
});
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "take over") worker.skipWaiting();
  else if (event.data === `serve ${BUILD}`) {
    // Only the script has changed, if this one waits: the page need not know.
    worker.skipWaiting();
    event.waitUntil(serve());
  } else event.source.postMessage("another version");
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (WITHIN.some((page) => request.url.startsWith(page))) return;
  if (request.method === "GET" && request.url.startsWith(worker.location.origin)) {
    event.respondWith(served(request));
  }
});
