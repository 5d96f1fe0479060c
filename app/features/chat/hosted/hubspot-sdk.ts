import { type HubspotChat, hubspotUrls } from '#domain/chat/hubspot.ts'

/**
 * The API of HubSpot's chat widget, provided by its script
 * (https://developers.hubspot.com/docs/api-reference/latest/conversations/chat-configuration/chat-widget-sdk).
 */
export type HubspotConversations = {
  widget: {
    load(options?: { widgetOpen: boolean }): void
    open(): void
    remove(): void
    status(): { loaded: boolean }
  }
  on(event: 'widgetClosed', listener: () => void): void
  on(
    event: 'unreadConversationCountChanged',
    listener: (payload: { readonly unreadCount: number }) => void,
  ): void
}

declare global {
  interface Window {
    HubSpotConversations?: HubspotConversations
    hsConversationsOnReady?: (() => void)[]
    hsConversationsSettings?: { loadImmediately: boolean; avoidInlineStyles: boolean }
  }
}

/** Loading fails if the script takes longer than this. */
const LOAD_TIMEOUT_MS = 15_000
let loading: Promise<HubspotConversations> | null = null

/** Loads the official script once, and resolves when it is ready. After a failure, the next call tries again. */
export function loadHubspot(account: HubspotChat): Promise<HubspotConversations> {
  loading ??= new Promise<HubspotConversations>((resolve, reject) => {
    const settle = () => {
      if (window.HubSpotConversations) resolve(window.HubSpotConversations)
    }
    // Nothing is shown before the shop's own button is pressed, and no inline styles are injected, which the policy
    // refuses.
    window.hsConversationsSettings = { loadImmediately: false, avoidInlineStyles: true }
    if (window.HubSpotConversations) return settle()
    window.hsConversationsOnReady = [settle]
    const script = document.createElement('script')
    script.id = 'hs-script-loader'
    script.async = true
    script.src = hubspotUrls(account).script
    script.addEventListener('error', () => reject(new Error('The chat could not be loaded')))
    document.head.append(script)
    setTimeout(() => reject(new Error('The chat did not become ready')), LOAD_TIMEOUT_MS)
  }).catch((error: unknown) => {
    loading = null
    document.getElementById('hs-script-loader')?.remove()
    console.error('Error loading the chat:', error)
    throw error
  })
  return loading
}
