import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { awaitAllMessages } from '#app/i18n/messages/browser-messages.client.ts'
import type { HubspotChat } from '#domain/chat/hubspot.ts'
import type { ChatWidgetProps } from '../chat-button.tsx'
import { type HubspotConversations, loadHubspot } from './hubspot-sdk.ts'

/** The chat of a house that has it at HubSpot, once its script is ready. It is shown by our own button, and its launcher is not. */
export async function hubspotWidget(account: HubspotChat): Promise<ComponentType<ChatWidgetProps>> {
  // The button has no words of unread messages in the document.
  const [conversations] = await Promise.all([loadHubspot(account), awaitAllMessages()])
  return (props: ChatWidgetProps) => <HubspotWidget {...props} conversations={conversations} />
}

function HubspotWidget({
  isShown,
  onUnread,
  onClose,
  conversations,
}: ChatWidgetProps & { conversations: HubspotConversations }) {
  const closed = useEffectEvent(onClose)
  const counted = useEffectEvent(onUnread)
  useEffect(() => {
    conversations.on('widgetClosed', () => {
      // With it goes its launcher.
      conversations.widget.remove()
      closed()
    })
    conversations.on('unreadConversationCountChanged', ({ unreadCount }) => counted(unreadCount))
  }, [conversations])
  useEffect(() => {
    const { widget } = conversations
    if (!isShown) return
    if (widget.status().loaded) widget.open()
    else widget.load({ widgetOpen: true })
  }, [isShown, conversations])
  return null
}
