import { Canvas, Document, Page, Text, View } from '@react-pdf/renderer'
import encodeQR from 'qr'
import type { ReactNode } from 'react'
import type { Tearsheet } from '#contracts/tearsheet.ts'
import { getContactDetails } from '#domain/house/contact-details.ts'
import type { CountryCode } from '#domain/market/market.ts'
import type { Translator } from '../orders/document-messages.ts'
import { Paragraph } from '../page/paragraph.tsx'
import { Rule } from '../page/rule.tsx'
import { Sender } from '../page/sender.tsx'
import { HAIRLINE, MARGIN, SIZE, useDocument } from '../page/style.ts'
import { tagProps } from '../page/tag.ts'
import { TEXT } from '../page/typefaces.ts'
import { typeset } from '../page/typeset.ts'
import { CODE_SIZE, EDGE, FOOTER, getBottomMargin } from './sheet-layout.ts'

/** The pages of a tearsheet. The header has the sender and the date, the footer the URL of the piece. */
export function Sheet({
  sheet: { title, studio, paper, page, country },
  day,
  t,
  children,
}: {
  sheet: Tearsheet
  /** The formatted date. */
  day: string
  t: Translator
  children: ReactNode
}) {
  const { house, tag, isComplete } = useDocument()
  const author = studio ?? house.name
  return (
    <Document
      title={`${title} – ${t('documents.tearsheet.title')}`}
      author={author}
      creator={author}
      producer="react-pdf"
      language={tag}
    >
      <Page
        size={paper}
        style={{
          paddingTop: MARGIN.top,
          paddingHorizontal: MARGIN.side,
          paddingBottom: getBottomMargin(studio),
          backgroundColor: '#ffffff',
        }}
      >
        <View fixed style={{ marginBottom: 18 }}>
          <View
            style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', gap: 24 }}
          >
            <View style={{ flexShrink: 1 }}>
              <Sender studio={studio} />
            </View>
            <Paragraph tone="muted">{`${t('documents.tearsheet.title')}, ${day}`}</Paragraph>
          </View>
          <View style={{ height: 9 }} />
          <Rule tone="ink" weight={HAIRLINE * 1.5} />
        </View>
        {!isComplete && (
          <Paragraph tone="alert" style={{ marginBottom: 10 }}>
            {t('documents.tearsheet.incomplete')}
          </Paragraph>
        )}
        {children}
        {studio === null && <Footer page={page} country={country} t={t} />}
        <PageNumber t={t} />
      </Page>
    </Document>
  )
}

function Footer({ page, country, t }: { page: string; country: CountryCode; t: Translator }) {
  const { contact } = useDocument().house
  const { phone, email, tradeEmail } = getContactDetails(country, contact)
  const displayUrl = page
    .replace(/^https?:\/\//, '')
    .split('?', 1)
    .join('')
  return (
    <View
      fixed
      style={{ position: 'absolute', left: MARGIN.side, right: MARGIN.side, bottom: EDGE, height: FOOTER }}
    >
      <Rule tone="ink" weight={HAIRLINE * 1.5} />
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 14, paddingTop: 14 }}>
        <QrCode url={page} size={CODE_SIZE} alt={t('documents.tearsheet.code', { address: displayUrl })} />
        <View style={{ flex: 1 }}>
          <Paragraph isStrong>{t('documents.tearsheet.see')}</Paragraph>
          <Paragraph tone="muted" size={SIZE.small}>
            {displayUrl}
          </Paragraph>
        </View>
        <View style={{ alignItems: 'flex-end' }}>
          {tradeEmail !== null && <Paragraph tone="muted">{t('documents.tearsheet.trade')}</Paragraph>}
          <Paragraph>{tradeEmail ?? email}</Paragraph>
          <Paragraph>{phone.display}</Paragraph>
        </View>
      </View>
    </View>
  )
}

/** Shows the page number, but only if there is more than one page. */
function PageNumber({ t }: { t: Translator }) {
  const { colors } = useDocument().house.look
  return (
    <Text
      fixed
      {...tagProps('P')}
      style={{
        position: 'absolute',
        right: MARGIN.side,
        bottom: 14,
        fontFamily: TEXT,
        fontSize: SIZE.small,
        color: colors.muted,
      }}
      render={({ pageNumber, totalPages }) =>
        totalPages > 1 ? typeset(t('documents.page', { page: pageNumber, pages: totalPages })).text : ''
      }
    />
  )
}

/** A QR code for a URL, `size` points wide. The paper around it serves as the quiet zone. */
function QrCode({ url, size, alt }: { url: string; size: number; alt: string }) {
  const { ink } = useDocument().house.look.colors
  // The library always draws a quiet zone of at least one square.
  const rows = encodeQR(url, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const square = size / rows.length
  return (
    <Canvas
      {...tagProps('Figure', alt)}
      style={{ width: size, height: size }}
      paint={(painter) => {
        for (const [y, row] of rows.entries()) {
          for (const { from, length } of findDarkRuns(row)) {
            // Each rectangle extends slightly into the next row, so that no gaps are visible.
            painter.rect(from * square, y * square, length * square, square * 1.02)
          }
        }
        painter.fill(ink)
        return null
      }}
    />
  )
}

/** Returns the runs of consecutive dark squares. */
function findDarkRuns(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (isDark && last && last.from + last.length === x) last.length += 1
    else if (isDark) runs.push({ from: x, length: 1 })
  }
  return runs
}
