import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hubspotUrls } from '#domain/chat/hubspot.ts'
import type { HubspotConversations } from './hubspot-sdk.ts'

/** A document that records which scripts are added, and a window, as far as HubSpot's loading protocol needs them. */
function openPage() {
  const scripts: { src: string; id: string; fail: () => void }[] = []
  const page: {
    HubSpotConversations?: HubspotConversations
    hsConversationsOnReady?: (() => void)[]
    hsConversationsSettings?: object
  } = {}
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    createElement: () => {
      const script = {
        src: '',
        id: '',
        fail: () => {},
        addEventListener: (_: string, hear: () => void) => (script.fail = hear),
      }
      return script
    },
    head: { append: (script: (typeof scripts)[number]) => scripts.push(script) },
    getElementById: () => null,
  })
  return { page, scripts }
}

const ACCOUNT = { portal: '4711', region: 'eu1' } as const
const CONVERSATIONS = { widget: {} } as unknown as HubspotConversations
beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())
const load = async () => (await import('./hubspot-sdk.ts')).loadHubspot(ACCOUNT)

test('the official script is added once, opens nothing by itself, and is ready when it says so', async () => {
  const { page, scripts } = openPage()
  const { loadHubspot } = await import('./hubspot-sdk.ts')
  const both = [loadHubspot(ACCOUNT), loadHubspot(ACCOUNT)]
  expect(scripts.map(({ src, id }) => [src, id])).toEqual([
    ['https://js-eu1.hs-scripts.com/4711.js', 'hs-script-loader'],
  ])
  expect(page.hsConversationsSettings).toMatchObject({ loadImmediately: false })
  page.HubSpotConversations = CONVERSATIONS
  for (const ready of page.hsConversationsOnReady ?? []) ready()
  expect(await Promise.all(both)).toEqual([CONVERSATIONS, CONVERSATIONS])
})

test('a script that is there already is not added again', async () => {
  const { page, scripts } = openPage()
  page.HubSpotConversations = CONVERSATIONS
  expect(await load()).toBe(CONVERSATIONS)
  expect(scripts).toEqual([])
})

test('a script that does not load is an error, after which the next press tries again', async () => {
  const { scripts } = openPage()
  const { loadHubspot } = await import('./hubspot-sdk.ts')
  const failing = loadHubspot(ACCOUNT)
  scripts[0]?.fail()
  await expect(failing).rejects.toThrow()
  void loadHubspot(ACCOUNT).catch(() => {})
  expect(scripts).toHaveLength(2)
})

test('the policy allows the hosts of the chat of an account alone', () => {
  expect(hubspotUrls({ portal: '1', region: 'na1' })).toEqual({
    script: 'https://js.hs-scripts.com/1.js',
    sources: {
      script: ['https://js.hs-scripts.com', 'https://js.usemessages.com'],
      frame: ['https://app.hubspot.com'],
      style: ['https://js.usemessages.com', 'https://static.hsappstatic.net'],
      connect: ['https://api.hubspot.com'],
    },
  })
})
