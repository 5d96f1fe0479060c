import type { ChatWidgetProps } from '#app/features/chat/chat-button.tsx'
import { ChatWidget } from '#app/features/chat/widget/chat-widget.tsx'
import { PieceCard } from './piece-card.tsx'

/** The chat of the house, with cards of the pieces that are written about. */
export function ChatWithPieces(props: ChatWidgetProps) {
  return <ChatWidget {...props} pieceCard={PieceCard} />
}
