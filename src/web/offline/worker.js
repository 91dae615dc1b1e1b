/**
 * Caches the pages for use without a connection: practice, rules and odds need no server. It never
 * touches the API or a socket, and it never replaces an open page: a new version is used from the
 * next visit on, once no page of the old version is open.
 */

const BUILD = __BUILD__
const CACHE = `croupier-${BUILD.version}`

/** Reuses files of an earlier build: a file with the same name has the same contents. */
const fetched = async (cache, file) => {
  const known = await caches.match(file)
  return known ? cache.put(file, known) : cache.add(new Request(file, { priority: 'low' }))
}

addEventListener('install', event => {
  const keep = async () => {
    const cache = await caches.open(CACHE)
    await cache.add(new Request('./', { cache: 'reload' }))
    /** One after another, so that on a slow line the open page gets its own files first. */
    for (const file of BUILD.files) await fetched(cache, file)
  }
  event.waitUntil(keep())
})

addEventListener('activate', event => {
  const clear = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('croupier-') && name !== CACHE) await caches.delete(name)
    await clients.claim()
  }
  event.waitUntil(clear())
})

const isOurs = url => {
  const scope = new URL(registration.scope)
  const path = url.pathname.slice(scope.pathname.length)
  return url.origin === scope.origin && !/^(api\/|ws$|metrics$|healthz$|readyz$)/.test(path)
}

/** Asks the server for the page first, so that you see an update at once. */
const page = async request => {
  try {
    return await fetch(request)
  } catch {
    return (await caches.open(CACHE)).match('./')
  }
}

const asset = async request => (await caches.match(request)) ?? fetch(request)

addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !isOurs(url)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (url.pathname.includes('/assets/') || /\.(svg|webmanifest)$/.test(url.pathname))
    event.respondWith(asset(request))
})
