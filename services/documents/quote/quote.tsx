import { View } from '@react-pdf/renderer'
import type { DocumentRequest } from '#contracts/document.ts'
import type { Quote, QuoteLine } from '#contracts/quote.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import { type CountryCode, countryName, isCountryCode } from '#domain/market/market.ts'
import { getPaperSize } from '#domain/market/paper.ts'
import type { TaxLine } from '#domain/market/tax.ts'
import { quoteTaxes } from '#domain/quote/quote-exemption.ts'
import { weeksFromDays } from '#domain/quote/quote-lead-time.ts'
import { quoteTotals } from '#domain/quote/quote-totals.ts'
import { createDocumentTranslator, type Translator } from '../orders/document-messages.ts'
import { Columns, type Fact, Facts, Totals } from '../page/facts.tsx'
import { Frame } from '../page/frame.tsx'
import { Lines, Paragraph, Title } from '../page/paragraph.tsx'
import { Picture } from '../page/picture.tsx'
import { SIZE } from '../page/style.ts'
import { Table } from '../page/table.tsx'
import { type TearsheetFormats, tearsheetFormats } from '../tearsheet/formats.ts'

export function quoteTag(quote: Pick<Quote, 'language' | 'country'>): string {
  return toLanguageTag({ language: quote.language, country: toCountryCode(quote) })
}

/** The latest version of a quote in its own language and currency: letter, pieces, totals and terms. */
export function QuotePages({ quote, on }: Omit<Extract<DocumentRequest, { kind: 'quote' }>, 'kind'>) {
  const { number, version, name, project, language, offer, currency, member } = quote
  const country = toCountryCode(quote)
  const tag = quoteTag(quote)
  const t = createDocumentTranslator(language, tag)
  const formats = tearsheetFormats(tag)
  const price = (amountMinor: number) => formats.price(amountMinor, currency)
  const title = t('documents.quote.title', { number })
  return (
    <Frame
      title={title}
      subject={project === '' ? title : project}
      paper={getPaperSize(country)}
      head={`${title}, ${formats.day(on)}`}
      incomplete={t('documents.tearsheet.incomplete')}
      formatPage={(page, pages) => t('documents.page', { page, pages })}
    >
      <View style={{ marginBottom: 16 }}>
        <Title>{project === '' ? title : project}</Title>
      </View>
      <Columns
        columns={[
          {
            title: t('documents.list.prepared-for'),
            content: <Lines lines={[name, countryName(country, language)]} />,
          },
          {
            title,
            content: (
              <Facts
                nameWidth={70}
                facts={[
                  [t('mail.quote.facts.version'), formats.count(version)],
                  [t('mail.quote.facts.valid-until'), formats.day(offer.validUntil)],
                ]}
              />
            ),
          },
        ]}
      />
      {offer.letter !== '' && (
        <View style={{ marginBottom: 18, width: 380 }}>
          <Paragraph>{offer.letter}</Paragraph>
          {member !== null && <Paragraph tone="muted">{member}</Paragraph>}
        </View>
      )}
      <Table
        columns={[
          { label: t('documents.columns.piece') },
          { label: t('documents.columns.quantity'), width: 42, isRight: true },
          { label: t('documents.quote.public-price'), width: 68, isRight: true },
          { label: t('documents.quote.agreed-price'), width: 72, isRight: true },
          { label: t('documents.columns.amount'), width: 72, isRight: true },
        ]}
        rows={offer.lines.map((line) => ({
          id: line.id,
          cells: [
            <QuotePiece key="piece" line={line} t={t} />,
            <Paragraph key="quantity">{formats.count(line.quantity)}</Paragraph>,
            <Paragraph key="public" tone="muted">
              {line.publicMinor === null ? '' : price(line.publicMinor)}
            </Paragraph>,
            <Paragraph key="agreed">{price(line.unitMinor)}</Paragraph>,
            <Paragraph key="sum">{price(line.quantity * line.unitMinor)}</Paragraph>,
          ],
        }))}
      >
        <Totals rows={sumRows(quote, t, formats)} />
        <Paragraph tone="muted" style={{ marginTop: 4, textAlign: 'right' }}>
          {taxText(quote, t, formats)}
        </Paragraph>
      </Table>
      {offer.terms !== '' && (
        <View style={{ marginTop: 18, width: 380 }}>
          <Title level="H2" size={14}>
            {t('documents.quote.terms')}
          </Title>
          <Paragraph style={{ marginTop: 4 }}>{offer.terms}</Paragraph>
        </View>
      )}
    </Frame>
  )
}

/**
 * Returns the rows of the totals: public prices and their reduction, if any, then pieces, delivery, deducted tax, and
 * the total.
 */
function sumRows(quote: Quote, t: Translator, formats: TearsheetFormats): Fact[] {
  const { offer, currency } = quote
  const taxes = toTaxLine(quote)
  const { publicMinor, reductionMinor, piecesMinor, shippingMinor, totalMinor, pieces } = quoteTotals(offer)
  const price = (amountMinor: number) => formats.price(amountMinor, currency)
  const reductionRows: Fact[] =
    reductionMinor === 0
      ? []
      : [
          [t('documents.quote.public-prices'), price(publicMinor)],
          [t('documents.quote.reduction'), `−${price(reductionMinor)}`],
        ]
  return [
    ...reductionRows,
    [t('documents.list.pieces', { count: pieces }), price(piecesMinor)],
    [
      offer.shipping.title || t('documents.quote.delivery'),
      shippingMinor === 0 ? t('documents.quote.free') : price(shippingMinor),
    ],
    ...(taxes.kind === 'exempt' && taxes.amount
      ? [[t('documents.quote.vat'), `−${price(taxes.amount.amountMinor)}`] satisfies Fact]
      : []),
    [t('documents.list.total'), price(totalMinor)],
  ]
}

/**
 * Returns a text saying that tax is included in the total, that none is charged, or that the country collects its own
 * (docs/areas/markets-and-prices.md).
 */
function taxText(quote: Quote, t: Translator, formats: TearsheetFormats): string {
  const tax = toTaxLine(quote)
  if (tax.kind === 'exempt') {
    const { taxNumber: number, amount } = tax
    if (amount) return t('shell.tax.exempt-vat', { number })
    return number === '' ? t('shell.tax.exempt') : t('shell.tax.exempt-number', { number })
  }
  if (tax.kind === 'collected-later') return t('shell.tax.later')
  const amount = formats.price(tax.amount.amountMinor, quote.currency)
  return t('shell.tax.included', { amount, rate: formats.count(tax.ratePercent) })
}

function toTaxLine(quote: Quote): TaxLine {
  return quoteTaxes(quote.offer, { country: toCountryCode(quote), currency: quote.currency })
}

function toCountryCode({ country }: Pick<Quote, 'country'>): CountryCode {
  if (!isCountryCode(country)) throw new Error(`A quote is for an unknown country: ${country}`)
  return country
}

function QuotePiece({
  line: { picture, title, finish, artisan, sku, leadTimeDays },
  t,
}: {
  line: QuoteLine
  t: Translator
}) {
  const details = [finish, artisan].filter((text) => text !== '').join(' · ')
  const ships =
    leadTimeDays === null ? '' : t('product.shipping.weeks', { weeks: weeksFromDays(leadTimeDays) })
  const article = t('documents.article', { sku })
  return (
    <View style={{ flexDirection: 'row', gap: 12, alignItems: 'center' }}>
      <Picture url={picture} title={title} width={34} />
      <View style={{ flex: 1 }}>
        <Paragraph isStrong>{title}</Paragraph>
        {details !== '' && <Paragraph tone="muted">{details}</Paragraph>}
        <Paragraph tone="muted" size={SIZE.small}>
          {[article, ships].filter((text) => text !== '').join(' · ')}
        </Paragraph>
      </View>
    </View>
  )
}
