import { type LazyExoticComponent, lazy, type ReactNode } from 'react'
import { awaitAllMessages } from '#app/i18n/messages/browser-messages.client.ts'

type Layer<Props> = (props: Props) => ReactNode

/** A layer whose code and messages load when it is first opened. */
export function lazyLayer<Props>(load: () => Promise<Layer<Props>>): LazyExoticComponent<Layer<Props>> {
  return lazy(async () => {
    const [layer] = await Promise.all([load(), awaitAllMessages()])
    return { default: layer }
  })
}
