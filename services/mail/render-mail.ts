import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { AccountMailRequest, MailRequest, OrderMailRequest } from '#contracts/mail.ts'
import { MAIL_MESSAGES } from './mail-messages.ts'
import { AccountLetter, accountText } from './templates/account-email.tsx'
import { accountEmailText } from './templates/account-email-text.ts'
import { OrderEmail } from './templates/order-email.tsx'
import { orderText } from './templates/order-text.ts'
import { orderWords } from './templates/order-words.ts'

export type RenderedMail = { subject: string; html: string; text: string }

/** Renders an email in the language of its recipient. */
export function renderMail(request: MailRequest): RenderedMail {
  return 'order' in request ? renderOrder(request) : renderAccount(request)
}

function renderOrder(request: OrderMailRequest): RenderedMail {
  const words = orderWords(request, MAIL_MESSAGES[request.order.language])
  const html = renderToStaticMarkup(createElement(OrderEmail, { request, words }))
  return { subject: words.subject, html: `<!doctype html>${html}`, text: orderText(request, words) }
}

function renderAccount(request: AccountMailRequest): RenderedMail {
  const words = accountEmailText(request, MAIL_MESSAGES[request.language])
  const html = renderToStaticMarkup(createElement(AccountLetter, { request, words }))
  return { subject: words.subject, html: `<!doctype html>${html}`, text: accountText(request, words) }
}
