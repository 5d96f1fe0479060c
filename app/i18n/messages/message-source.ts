import { createContext } from 'react'
import type { MessageTree } from './message-tree.ts'

/** The id of the `<script type="application/json">` that carries a document's messages. */
export const MESSAGES_ELEMENT = 'messages'

export type MessageSource = {
  readonly current: () => MessageTree
}

export const MessageSourceContext = createContext<MessageSource>({
  current: () => ({}),
})
