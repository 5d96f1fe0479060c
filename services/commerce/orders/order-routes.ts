import { Hono } from 'hono'
import { fulfilmentDraft, type Order } from '#contracts/order/order.ts'
import { houseDay } from '#domain/market/house-markets.ts'
import { isLanguage } from '#domain/market/language.ts'
import type { OrderEffect } from '#domain/order/order-lifecycle.ts'
import { type Result, refuse } from '#domain/result.ts'
import { pdfResponse } from '#services/kernel/pdf-response.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import type { CommerceOptions } from '../options.ts'
import { readBody, refusedResponse } from '../responses.ts'
import { cancelOrder } from './handling/cancel-order.ts'
import { receivePayment } from './handling/receive-payment.ts'
import { recordDelivery, sendShipment } from './handling/send-shipment.ts'
import { makeProForma } from './order-document.ts'
import { isSignedFor } from './order-link.ts'
import { readOrder } from './read-order.ts'
import { translateOrders } from './translate-order.ts'

/** A document takes half a second of CPU time, and no one needs the same document more often than this. */
const PRO_FORMAS = { limit: 6, windowSeconds: 60 }

/**
 * Routes of one order. Anyone with its signed link can read it, and get its pro-forma invoice while a transfer is
 * pending; only the team can mark it as canceled, paid, shipped or delivered.
 */
export function orderRoutes(options: CommerceOptions): Hono {
  const { database, clock, checkout, shop } = options
  const app = new Hono()

  app.get('/:orderId', async ({ req, json }) => {
    const order = await findSignedOrder(req.param('orderId'), req.query('token'))
    if (!order) return refusedResponse('order-not-found')
    const language = req.query('language')
    const [translated = order] = isLanguage(language) ? await translateOrders(options, [order], language) : []
    return json(translated)
  })

  app.get('/:orderId/pro-forma', async ({ req }) => {
    const order = await findSignedOrder(req.param('orderId'), req.query('token'))
    if (!order) return refusedResponse('order-not-found')
    if (order.payment.bank === null) return refusedResponse('order-not-open')
    const admitted = await options.limiter.admit(`pro-forma:${order.id}`, PRO_FORMAS)
    if (!admitted.ok) return refusedResponse('documents-busy')
    const requested = req.query('language')
    const language = isLanguage(requested) ? requested : order.language
    const [translated = order] = await translateOrders(options, [order], language)
    const made = await makeProForma(options.makeDocument, translated, {
      language,
      on: houseDay(options.shop, clock()),
    })
    return made.ok ? pdfResponse(made.value, 'attachment') : refusedResponse(made.code)
  })

  async function findSignedOrder(orderId: string, token = ''): Promise<Order | null> {
    const isAuthorized = isUuid(orderId) && isSignedFor(orderId, token, checkout)
    return isAuthorized ? readOrder(database.db, orderId, checkout.paymentProviders) : null
  }

  app.post('/:orderId/cancellation', ({ req }) => changeAsTeam(req.raw, req.param('orderId'), cancelOrder))
  app.post('/:orderId/payment', ({ req }) => changeAsTeam(req.raw, req.param('orderId'), receivePayment))

  app.post('/:orderId/fulfilments', async (context) => {
    const { req } = context
    const draft = await readBody(context, fulfilmentDraft)
    return changeAsTeam(req.raw, req.param('orderId'), async (_, orderId) =>
      draft
        ? database.db.transaction((tx) =>
            sendShipment(tx, orderId, draft, { home: shop.country, now: clock() }),
          )
        : refuse('request-malformed'),
    )
  })

  app.post('/:orderId/fulfilments/:shipment/delivery', ({ req }) =>
    changeAsTeam(req.raw, req.param('orderId'), (_, orderId) =>
      database.db.transaction((tx) => recordDelivery(tx, orderId, Number(req.param('shipment')), clock())),
    ),
  )

  async function changeAsTeam(request: Request, orderId: string, change: TeamChange): Promise<Response> {
    const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
    if (!isSameToken(token, checkout.teamToken)) return refusedResponse('team-only')
    if (!isUuid(orderId)) return refusedResponse('order-not-found')
    const changed = await change(options, orderId)
    if (!changed.ok) return refusedResponse(changed.code)
    return Response.json(await readOrder(database.db, orderId, checkout.paymentProviders))
  }
  return app
}

type TeamChange = (
  options: CommerceOptions,
  orderId: string,
) => Promise<
  Result<OrderEffect, 'order-not-found' | 'order-not-open' | 'order-expired' | 'request-malformed'>
>

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
