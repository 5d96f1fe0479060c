import { randomBytes } from 'node:crypto'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { clientViewScript } from '#app/document/client-view-script.server.ts'
import { headElements } from '#app/document/head-elements.server.ts'
import { headLinks } from '#app/document/head-links.server.ts'
import { recordMessages } from '#app/document/recorded-messages.server.ts'
import { renderDocument } from '#app/document/render-document.server.tsx'
import { ALL_MESSAGES } from '#app/i18n/messages/all-messages.server.ts'
import { MESSAGES_ELEMENT, MessageSourceContext } from '#app/i18n/messages/message-source.ts'
import type { MessageTree } from '#app/i18n/messages/message-tree.ts'
import { addDocumentHeaders } from '#app/page/document-headers.ts'
import { pageContext } from '#app/page/page.server.ts'
import { clientsContext, documentContext, houseContext, visitorContext } from '#app/visitor/context.ts'
import type { House } from '#domain/house/house.ts'

/** The longest that a loader's promise may delay a document, in milliseconds. */
export const streamTimeout = 10_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const startedMs = performance.now()
  addDocumentHeaders(headers, routerContext.staticHandlerContext)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const url = new URL(request.url)
  const { messages, used } = recordMessages(ALL_MESSAGES[context.get(visitorContext).language])
  const source = { current: () => messages }
  // The server allows only scripts with this nonce, then strips it.
  const scriptNonce = randomBytes(12).toString('base64url')
  const { html, hasFailed } = await renderDocument({ ...routerContext, scriptNonce }, request.url, {
    wrap: (application) => <MessageSourceContext value={source}>{application}</MessageSourceContext>,
    head: async (written) =>
      houseStyle(context.get(houseContext), scriptNonce) +
      (context.get(visitorContext).role === 'guest' ? '' : clientViewScript(scriptNonce)) +
      (status < 400 ? await headOf(written, url, context) : ''),
    foot: () => messageElement(used()),
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  context.get(documentContext).rendered = {
    html,
    scriptNonce,
    renderSeconds: (performance.now() - startedMs) / 1000,
  }
  return new Response(null, { status: hasFailed ? 500 : status, headers })
}

/** The design tokens of the house, as a style element that precedes the markup of every page. */
function houseStyle({ look }: House, scriptNonce: string): string {
  return `<style nonce="${scriptNonce}">${look.css}</style>`
}

async function headOf(written: string, url: URL, context: RouterContextProvider): Promise<string> {
  const { page } = context.get(pageContext)
  const { content } = context.get(clientsContext)
  const { locale } = context.get(visitorContext)
  const house = context.get(houseContext)
  return headLinks(url, page, house) + (await headElements(url, page, { written, content, locale, house }))
}

/** The messages are known only once the page is rendered completely, so they go at the end of the body. */
function messageElement(messages: MessageTree): string {
  const json = JSON.stringify(messages).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${MESSAGES_ELEMENT}">${json}</script>`
}
