import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConsentKind } from '#domain/visitor/consent.ts'

const TAGS = 'https://tags.example/gtm.js?id=GTM-ABC123'
const PLATFORM = 'https://consent.example/cmp.js'
const WIDGET = 'https://widgets.example/accessible.js'

let start: typeof import('./hosted-scripts.ts').startHostedScripts
let loaded: string[]
let layer: unknown[]
/** What each script does once it has loaded, by its URL. */
let stubs: Record<string, () => void>

/** The parts of a browser that the scripts use: an appended element loads and runs the stub of its URL. */
beforeEach(async () => {
  loaded = []
  stubs = {}
  layer = []
  vi.stubGlobal('window', { dataLayer: layer })
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => {} }),
    head: {
      append(script: { src: string; async: boolean; onload(): void; onerror(): void }) {
        expect(script.async).toBe(true)
        loaded.push(script.src)
        const stub = stubs[script.src]
        queueMicrotask(() => {
          if (!stub) return script.onerror()
          stub()
          script.onload()
        })
      },
    },
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.resetModules()
  start = (await import('./hosted-scripts.ts')).startHostedScripts
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/**
 * A tag manager: it takes over what is in the data layer, and what is pushed later, and follows the consent commands.
 */
function tagManager() {
  const heard: { event: string; ads: string | undefined }[] = []
  stubs[TAGS] = () => {
    let ads: string | undefined
    const read = (entry: unknown) => {
      const [command, kind, state] = Array.from(entry as ArrayLike<unknown>)
      if (command === 'consent') {
        const isElsewhere = kind === 'update' || !Reflect.has(state as object, 'region')
        if (isElsewhere) ads = Reflect.get(state as object, 'ad_storage')
      }
      const event = Reflect.get(entry as object, 'event')
      if (typeof event === 'string') heard.push({ event, ads })
    }
    for (const entry of layer) read(entry)
    const push = layer.push.bind(layer)
    layer.push = (...entries: unknown[]) => {
      entries.forEach(read)
      return push(...entries)
    }
  }
  return heard
}

/** What a consent platform does when its visitor chooses: the snippet of its documentation. */
function choose(state: Record<string, string>): void {
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: as platforms write it
    layer.push(arguments)
  }
  gtag('consent', 'update', state)
}

const commands = () =>
  layer
    .filter((entry) => Reflect.get(entry as object, '0') === 'consent')
    .map((entry) => Array.from(entry as ArrayLike<unknown>)[1])
const settled = () => new Promise((resolve) => setImmediate(resolve))

// spec 7: a tag manager is loaded after the consent defaults
test('with our own question the tag manager waits for consent, and reads the defaults first, then the choice', async () => {
  const heard = tagManager()
  const control = start({ tagManager: TAGS }, { onReport: () => {}, nowMs: () => 7 })
  control.update([])
  layer.push({ event: 'pageViewSPA' })
  await settled()
  expect(loaded).toEqual([])
  expect(commands()).toEqual(['default', 'default', 'update'])

  control.update(['marketing'])
  control.update(['marketing'])
  await settled()
  expect(loaded).toEqual([TAGS])
  expect(commands()).toEqual(['default', 'default', 'update', 'update'])
  expect(layer.at(-1)).toEqual({ 'gtm.start': 7, event: 'gtm.js' })
  expect(heard.map(({ event }) => event)).toEqual(['pageViewSPA', 'gtm.js'])
  expect(heard.at(-1)?.ads).toBe('granted')
  control.update([])
  layer.push({ event: 'addToCart' })
  expect(heard.at(-1)).toEqual({ event: 'addToCart', ads: 'denied' })
})

// spec 7: a consent platform is loaded in place of our question, and its choice is ours
test('a consent platform is loaded first, and what it reports is our consent', async () => {
  tagManager()
  stubs[PLATFORM] = () => choose({ analytics_storage: 'granted', ad_storage: 'denied' })
  const reports: (readonly ConsentKind[])[] = []
  const control = start(
    { consent: PLATFORM, tagManager: TAGS },
    { onReport: (granted) => reports.push(granted), nowMs: () => 0 },
  )
  control.update(['analytics', 'marketing'])
  await settled()
  expect(loaded).toEqual([PLATFORM, TAGS])
  expect(reports).toEqual([['analytics']])
  // Only the platform states what was chosen.
  expect(commands()).toEqual(['default', 'default', 'update'])
  choose({ analytics_storage: 'denied', ad_storage: 'denied' })
  expect(reports.at(-1)).toEqual([])
})

test('the accessibility widget is loaded once, without consent', async () => {
  stubs[WIDGET] = () => {}
  start({ accessibility: WIDGET }, { onReport: () => {}, nowMs: () => 0 })
  start({ accessibility: WIDGET }, { onReport: () => {}, nowMs: () => 0 })
  await settled()
  expect(loaded).toEqual([WIDGET])
  expect(console.error).not.toHaveBeenCalled()
})

test('a script that cannot be loaded is reported, and the others work', async () => {
  stubs[WIDGET] = () => {}
  start({ consent: PLATFORM, accessibility: WIDGET }, { onReport: () => {}, nowMs: () => 0 })
  await settled()
  expect(loaded).toEqual([PLATFORM, WIDGET])
  expect(console.error).toHaveBeenCalledOnce()
})
