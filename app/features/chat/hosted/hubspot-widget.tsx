import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { awaitAllMessages } from '#app/i18n/messages/browser-messages.client.ts'
import type { HubspotChat } from '#domain/chat/hubspot.ts'
import type { ChatWidgetProps } from '../chat-button.tsx'
import { type HubspotConversations, loadHubspot } from './hubspot-sdk.ts'

/** The HubSpot chat, once its script is ready. The shop's own button opens it; its launcher is hidden. */
export async function hubspotWidget(account: HubspotChat): Promise<ComponentType<ChatWidgetProps>> {
  // The document does not contain the button's message for unread messages.
  const [conversations] = await Promise.all([loadHubspot(account), awaitAllMessages()])
  return (props: ChatWidgetProps) => <HubspotWidget {...props} conversations={conversations} />
}

function HubspotWidget({
  isShown,
  onUnread,
  onClose,
  conversations,
}: ChatWidgetProps & { conversations: HubspotConversations }) {
  const notifyClosed = useEffectEvent(onClose)
  const notifyUnread = useEffectEvent(onUnread)
  useEffect(() => {
    conversations.on('widgetClosed', () => {
      // This also removes HubSpot's launcher.
      conversations.widget.remove()
      notifyClosed()
    })
    conversations.on('unreadConversationCountChanged', ({ unreadCount }) => notifyUnread(unreadCount))
  }, [conversations])
  useEffect(() => {
    const { widget } = conversations
    if (!isShown) return
    if (widget.status().loaded) widget.open()
    else widget.load({ widgetOpen: true })
  }, [isShown, conversations])
  return null
}
