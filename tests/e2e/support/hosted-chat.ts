import type { Page } from '@playwright/test'
import type { Clients } from '#clients/clients.ts'
import type { ChatHours } from '#domain/chat/chat-hours.ts'
import { type HubspotChat, hubspotUrls } from '#domain/chat/hubspot.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOURS } from '#tests/support/samples/sample-chat.ts'
import { openBuiltShop, parts } from './failing-shop.ts'

export const ACCOUNT: HubspotChat = { portal: '4711', region: 'eu1' }
const { script, sources } = hubspotUrls(ACCOUNT)
export const FRAME_TITLE = 'Chat Widget'

/**
 * A shop that uses HubSpot's chat, with nothing but its frame; its chat configuration can be fetched unless it is null.
 */
export async function openHostedChatShop() {
  const bare = parts('framed')
  let hours: ChatHours | null = SAMPLE_HOURS
  const refused = Promise.resolve(refuse('content-unavailable'))
  const content = new Proxy(
    {},
    { get: (_, name) => () => (name === 'getChatHours' && hours ? Promise.resolve(ok(hours)) : refused) },
  )
  const shop = await openBuiltShop({
    ...bare,
    clients: new Proxy(bare.clients, {
      get: (clients, name) => (name === 'content' ? content : clients[name as keyof Clients]),
    }),
    hosted: { hubspot: ACCOUNT },
    security: { ...bare.security, hosted: sources },
  })
  return {
    ...shop,
    loseHours() {
      hours = null
    },
  }
}

/**
 * Serves what HubSpot does, as far as its loading protocol is concerned: the account's loader adds the chat script,
 * which reads the page's settings, reports when it is ready, links its style sheet, and shows its frame once loaded.
 * Returns the URLs that were requested.
 */
export async function serveHubspot(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route(/hs-scripts|usemessages|hsappstatic|hubspot\.com/, (route) => {
    const { href, pathname } = new URL(route.request().url())
    requested.push(href)
    if (href === script) return route.fulfill({ contentType: 'text/javascript', body: LOADER })
    if (pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: CHAT })
    if (pathname.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: STYLE })
    const headers = { 'access-control-allow-origin': '*' }
    if (href.startsWith(sources.connect[0] ?? ' ')) return route.fulfill({ headers, json: {} })
    return route.fulfill({ contentType: 'text/html', body: '<p>How can we help?</p>' })
  })
  return requested
}

const LOADER = `
  const chat = document.createElement('script')
  chat.id = 'hubspot-messages-loader'
  chat.src = '${sources.script[1]}/conversations-embed.js'
  document.head.append(chat)`

const STYLE = '#hubspot-messages-iframe-container { position: fixed; inset: auto 0 0 auto; z-index: 99 }'

/** https://developers.hubspot.com/docs/api-reference/latest/conversations/chat-configuration/chat-widget-sdk */
const CHAT = `
  const settings = window.hsConversationsSettings ?? {}
  const hearers = {}
  const emit = (event, payload) => (hearers[event] ?? []).forEach((hear) => hear(payload))
  let container = null
  let isOpen = false
  const show = (open) => {
    if (open === isOpen) return
    isOpen = open
    container.firstChild.hidden = !open
    if (!open) emit('widgetClosed', { message: 'Widget has closed' })
  }
  const widget = {
    load({ widgetOpen = false } = {}) {
      if (container) return
      const style = document.createElement(settings.avoidInlineStyles ? 'link' : 'style')
      if (settings.avoidInlineStyles)
        Object.assign(style, { rel: 'stylesheet', href: 'https://static.hsappstatic.net/conversations-embed/shell.css' })
      document.head.append(style)
      container = document.createElement('div')
      container.id = 'hubspot-messages-iframe-container'
      const frame = document.createElement('iframe')
      Object.assign(frame, { title: '${FRAME_TITLE}', hidden: true, src: '${sources.frame[0]}/conversations-visitor/4711' })
      container.append(frame)
      document.body.append(container)
      emit('widgetLoaded', { message: 'Widget has loaded' })
      if (widgetOpen) show(true)
    },
    open: () => show(true),
    close: () => show(false),
    remove() {
      container?.remove()
      container = null
      isOpen = false
    },
    status: () => ({ loaded: container !== null, pending: false }),
  }
  fetch('${sources.connect[0]}/livechat-public/v1/message/public?portalId=4711').then(() => {
    window.HubSpotConversations = {
      widget,
      on: (event, hear) => (hearers[event] ??= []).push(hear),
      off: (event, hear) => (hearers[event] = (hearers[event] ?? []).filter((other) => other !== hear)),
      emit,
    }
    if (settings.loadImmediately !== false) widget.load()
    for (const ready of window.hsConversationsOnReady ?? []) ready()
  })`
