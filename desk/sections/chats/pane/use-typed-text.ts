import { useState } from 'react'

/** What is typed for a conversation, which stays in the tab: also while others are shown, and through a sign-in. */
export function useTypedText(chatId: string): [string, (text: string) => void] {
  const key = `chat-${chatId}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  return [
    text,
    (typed) => {
      setText(typed)
      if (typed === '') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, typed)
    },
  ]
}
