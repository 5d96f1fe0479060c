import type { ChatHoursView } from './chat-view.ts'

/** Spec §4: whether someone is there now, by the hours at an address. Spec §8: if they cannot be fetched the chat is off, and that is logged. */
export async function isChatThere(address: string): Promise<boolean> {
  try {
    const { open }: ChatHoursView = await (await fetch(address)).json()
    return open.some(([from, until]) => from <= Date.now() && Date.now() < until)
  } catch (fault) {
    console.error('Error fetching chat config:', fault)
    return false
  }
}
