import { View } from '@react-pdf/renderer'
import type { DocumentRequest } from '#contracts/document.ts'
import type { Order } from '#contracts/order/order.ts'
import { formatAddress } from '#domain/address/address.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import { countryName } from '#domain/market/market.ts'
import { getPaperSize } from '#domain/market/paper.ts'
import { bankRows, totalRows } from '#services/kernel/order-rows/order-rows.ts'
import { Columns, type Fact, Facts, Totals } from '../page/facts.tsx'
import { Frame } from '../page/frame.tsx'
import { Lines, Paragraph, Title } from '../page/paragraph.tsx'
import { useDocument } from '../page/style.ts'
import { Table } from '../page/table.tsx'
import {
  createDocumentTranslator,
  createOrderRowTranslator,
  projectText,
  type Translator,
} from './document-messages.ts'
import { type DocumentFormats, documentFormats } from './formats.ts'
import { Piece } from './piece.tsx'

/** A pro forma invoice with the price of an order and its payment method, for a bank, an accountant or customs. */
export function ProForma({ order, language, on }: Extract<DocumentRequest, { kind: 'pro-forma' }>) {
  const { house } = useDocument()
  const tag = toLanguageTag({ language, country: order.address.country })
  const t = createDocumentTranslator(language, tag)
  const tOrder = createOrderRowTranslator(language, tag)
  const formats = documentFormats(tag, house.timeZone)
  const { money } = formats
  const title = t('documents.pro-forma.title')
  const toLines = (address: Order['address']) => [
    ...formatAddress(address),
    countryName(address.country, language),
  ]
  return (
    <Frame
      title={`${title} ${order.number}`}
      subject={t('documents.order', { number: order.number })}
      paper={getPaperSize(order.address.country)}
      head={`${title}, ${formats.day(on)}`}
      incomplete={t('documents.incomplete')}
      formatPage={(page, pages) => t('documents.page', { page, pages })}
    >
      <View style={{ marginBottom: 16 }}>
        <Title>{t('documents.order', { number: order.number })}</Title>
      </View>
      <Columns
        columns={[
          {
            title: t('mail.order.address.invoice'),
            content: <Lines lines={toLines(order.billingAddress ?? order.address)} />,
          },
          { title: t('mail.order.address.delivery'), content: <Lines lines={toLines(order.address)} /> },
          {
            title: t('documents.pro-forma.payment'),
            content: <Facts facts={paymentFacts(order, t, formats)} />,
          },
        ]}
      />
      <Table
        columns={[
          { label: t('documents.columns.piece') },
          { label: t('documents.columns.quantity'), width: 42, isRight: true },
          { label: t('documents.columns.unit-price'), width: 68, isRight: true },
          { label: t('documents.columns.amount'), width: 72, isRight: true },
        ]}
        rows={order.lines.map((line) => ({
          id: line.id,
          cells: [
            <Piece
              key="piece"
              line={line}
              article={t('documents.article', { sku: line.sku })}
              project={projectText(line, t)}
            />,
            <Paragraph key="quantity">{String(line.quantity)}</Paragraph>,
            <Paragraph key="price">{money(line.unitPrice)}</Paragraph>,
            <Paragraph key="amount">{money(line.subtotal)}</Paragraph>,
          ],
        }))}
      >
        <Totals rows={totalRows(order, tOrder, formats)} />
        <Transfer
          title={t('mail.order.bank.title')}
          facts={bankRows(order, tOrder, formats)}
          payBy={[t('documents.pro-forma.pay-by'), formats.lastPaymentDay(order.paymentDueAt)]}
        />
        <Paragraph tone="muted" style={{ marginTop: 16 }}>
          {t('documents.pro-forma.note')}
        </Paragraph>
      </Table>
    </Frame>
  )
}

const METHODS = ['bank-transfer', 'card', 'on-account', 'free'] as const

function paymentFacts(
  { payment, placedAt, isSamples }: Order,
  t: Translator,
  { dayOf }: DocumentFormats,
): Fact[] {
  const method = METHODS.find((known) => known === payment.method)
  const states = {
    awaited: t('documents.pro-forma.awaited'),
    authorised: t('documents.pro-forma.approved'),
    invoiced: t('documents.pro-forma.invoiced'),
    captured: t('documents.pro-forma.received'),
    released: t('documents.pro-forma.released'),
  }
  return [
    [t('documents.pro-forma.placed'), dayOf(placedAt)],
    [t('documents.pro-forma.method'), method ? t(`documents.method.${method}`) : ''],
    [t('documents.pro-forma.state'), isSamples ? '' : states[payment.status]],
  ]
}

/** Shows the bank details and the deadline while a transfer is pending. */
function Transfer({ title, facts, payBy }: { title: string; facts: Fact[]; payBy: Fact }) {
  if (facts.length === 0) return null
  return (
    <View wrap={false} style={{ marginTop: 18, width: 330 }}>
      <Paragraph isStrong style={{ marginBottom: 3 }}>
        {title}
      </Paragraph>
      <Facts nameWidth={110} facts={[...facts, payBy]} />
    </View>
  )
}
