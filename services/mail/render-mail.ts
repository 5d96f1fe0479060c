import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailRequest } from '#contracts/mail.ts'
import { MAIL_MESSAGES } from './mail-messages.ts'
import { OrderConfirmation } from './templates/order-confirmation.tsx'
import { orderText } from './templates/order-text.ts'
import { orderWords } from './templates/order-words.ts'

export type RenderedMail = { subject: string; html: string; text: string }

/** The letter that is asked for, in the language of the order. */
export function renderMail(request: MailRequest): RenderedMail {
  const words = orderWords(request.order, MAIL_MESSAGES[request.order.language])
  const html = renderToStaticMarkup(createElement(OrderConfirmation, { request, words }))
  return { subject: words.subject, html: `<!doctype html>${html}`, text: orderText(request, words) }
}
