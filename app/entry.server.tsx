import { type EntryContext, ServerRouter } from 'react-router'
import { ALL_MESSAGES } from './i18n/all-messages.server.ts'
import { MESSAGES_ELEMENT, MessageSourceContext } from './i18n/message-source.ts'
import type { MessageTree } from './i18n/message-tree.ts'
import { recordMessages } from './i18n/recorded-messages.ts'
import { visitorOf } from './request/visitor.ts'
import { renderWhole } from './request/whole-document.server.tsx'

/** How long a loader's promise may keep a document waiting, in milliseconds. */
export const streamTimeout = 10_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { messages, used } = recordMessages(ALL_MESSAGES[visitorOf(new URL(request.url)).language])
  const { html, hasFailed } = await renderWhole(
    <MessageSourceContext value={{ current: () => messages, subscribe: () => () => undefined }}>
      <ServerRouter context={routerContext} url={request.url} />
    </MessageSourceContext>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(withMessages(html, used()), { status: hasFailed ? 500 : status, headers })
}

/** Messages are known when the page is rendered to its end, hence they stand at the end of its body. */
function withMessages(html: string, messages: MessageTree): string {
  const json = JSON.stringify(messages).replaceAll('<', '\\u003c')
  const script = `<script type="application/json" id="${MESSAGES_ELEMENT}">${json}</script>`
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + script + html.slice(end)
}
