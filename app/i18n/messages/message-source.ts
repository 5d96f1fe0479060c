import { createContext } from 'react'
import type { MessageTree } from './message-tree.ts'

/** The `<script type="application/json">` that carries a document's own messages. */
export const MESSAGES_ELEMENT = 'messages'

/** Where the messages of the page's language come from: on the server all, in the browser those that came. */
export type MessageSource = {
  readonly current: () => MessageTree
}

export const MessageSourceContext = createContext<MessageSource>({
  current: () => ({}),
})
