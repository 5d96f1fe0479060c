import type { ChatHoursView } from './chat-view.ts'

/**
 * Spec §4: whether the chat is open now. Spec §8: if the hours cannot be fetched the chat is off, and the failure is
 * logged.
 */
export async function isChatOpen(url: string): Promise<boolean> {
  try {
    const { open }: ChatHoursView = await (await fetch(url)).json()
    return open.some(([from, until]) => from <= Date.now() && Date.now() < until)
  } catch (error) {
    console.error('Error fetching chat config:', error)
    return false
  }
}
