import { View } from '@react-pdf/renderer'
import type { DocumentRequest } from '#contracts/document.ts'
import type { Order } from '#contracts/order/order.ts'
import { formatAddress } from '#domain/address/address.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import { countryName } from '#domain/market/market.ts'
import { getPaperSize } from '#domain/market/paper.ts'
import { countShipments } from '#domain/order/order-progress.ts'
import { Columns, Facts } from '../page/facts.tsx'
import { Frame } from '../page/frame.tsx'
import { Lines, Paragraph, Title } from '../page/paragraph.tsx'
import { HAIRLINE, SIZE, useDocument } from '../page/style.ts'
import { Table } from '../page/table.tsx'
import { createDocumentTranslator, projectText, type Translator } from './document-messages.ts'
import { documentFormats } from './formats.ts'
import { Piece } from './piece.tsx'

/** The contents and address of one shipment of an order, for the people who pack and unpack it. It has no prices. */
export function PackingSlip({
  order,
  shipment: index,
  language,
  on,
}: Extract<DocumentRequest, { kind: 'packing-slip' }>) {
  const { house } = useDocument()
  const { address } = order
  const tag = toLanguageTag({ language, country: address.country })
  const t = createDocumentTranslator(language, tag)
  const formats = documentFormats(tag, house.timeZone)
  const title = t('documents.packing-slip.title')
  const shipment = order.shipments[index]
  const items = (shipment?.lineItems ?? []).flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return line ? [{ line, quantity }] : []
  })
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const parcel = order.fulfilments.find((sent) => sent.shipment === index)
  const from = shipment?.warehouse === 'in-house' ? house.name : (items[0]?.line.artisanName ?? house.name)
  return (
    <Frame
      title={`${title} ${order.number}`}
      subject={t('documents.order', { number: order.number })}
      paper={getPaperSize(address.country)}
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
            title: t('mail.order.address.delivery'),
            content: (
              <Lines
                lines={[
                  ...formatAddress(address),
                  countryName(address.country, language),
                  address.phone,
                ].filter((line) => line !== '')}
              />
            ),
          },
          {
            title: t('documents.packing-slip.shipment', {
              number: countShipments(order.shipments.slice(0, index + 1)),
              count: countShipments(order.shipments),
            }),
            content: (
              <Facts
                facts={[
                  [t('documents.packing-slip.from'), from],
                  [t('documents.pro-forma.placed'), formats.dayOf(order.placedAt)],
                  [t('documents.packing-slip.carrier'), parcel?.company ?? ''],
                  [t('documents.packing-slip.tracking'), parcel?.number ?? ''],
                ]}
              />
            ),
          },
        ]}
      />
      <Table
        columns={[
          { label: t('documents.columns.piece') },
          { label: t('documents.columns.quantity'), width: 60, isRight: true },
          { label: t('documents.columns.packed'), width: 60, isRight: true },
        ]}
        rows={items.map(({ line, quantity }) => ({
          id: line.id,
          cells: [
            <Piece
              key="piece"
              line={line}
              article={t('documents.article', { sku: line.sku })}
              project={projectText(line, t)}
              below={handlingText(line, order, t)}
            />,
            <Paragraph key="quantity" isStrong size={SIZE.heading}>
              {String(quantity)}
            </Paragraph>,
            <Box key="packed" />,
          ],
        }))}
      >
        <Paragraph isStrong style={{ marginTop: 10, textAlign: 'right' }}>
          {t(`documents.packing-slip.${order.isSamples ? 'samples' : 'pieces'}`, { count: pieces })}
        </Paragraph>
      </Table>
      <Paragraph tone="muted" style={{ marginTop: 16 }}>
        {t('documents.packing-slip.note', { email: house.contact.email, phone: house.contact.phone.number })}
      </Paragraph>
    </Frame>
  )
}

function handlingText(
  { promise }: Order['lines'][number],
  { shippingTitle }: Order,
  t: Translator,
): string | undefined {
  if (!promise) return undefined
  const how =
    shippingTitle ??
    t(`delivery.method.${promise.method}`, { dedicated: String(promise.hasDedicatedCourier) })
  return promise.isFragile ? t('delivery.fragile', { how }) : how
}

function Box() {
  const { colors } = useDocument().house.look
  return <View style={{ width: 13, height: 13, borderWidth: HAIRLINE * 1.5, borderColor: colors.ink }} />
}
