import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { ListDocument, ListDocumentPiece } from '#contracts/list-document.ts'
import { sumPieces } from '#domain/list/list-sums.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import { createDocumentTranslator } from '../orders/document-messages.ts'
import { Paragraph, Title } from '../page/paragraph.tsx'
import { Rule } from '../page/rule.tsx'
import { Sender } from '../page/sender.tsx'
import { HAIRLINE, MARGIN, PAPER_SIZE, SIZE, useDocument } from '../page/style.ts'
import { tagProps } from '../page/tag.ts'
import { TEXT } from '../page/typefaces.ts'
import { typeset } from '../page/typeset.ts'
import { tearsheetFormats } from '../tearsheet/formats.ts'
import { ListCover } from './list-cover.tsx'
import { findLeadPiece } from './list-pictures.ts'
import { LeadPiece, ListPiece } from './list-piece.tsx'
import { type ListContext, pricesText, sectionSumText } from './list-words.ts'

/** The distances between the two columns, and between rows, in points. */
const GAP = { column: 20, row: 22 } as const
/** The height of the full-width picture in points, which leaves room for two rows below it. */
const LEAD_HEIGHT = { A4: 259, LETTER: 226 } as const

/** The list that a designer shows to a client: a cover, then each section on its own pages. */
export function ListPages({ list }: { list: ListDocument }) {
  const { house, tag } = useDocument()
  const context: ListContext = {
    list,
    t: createDocumentTranslator(list.language, toLanguageTag(list)),
    formats: tearsheetFormats(toLanguageTag(list)),
  }
  const author = list.studio ?? house.name
  return (
    <Document title={list.title} author={author} creator={author} producer="react-pdf" language={tag}>
      <ListCover context={context} />
      {withIndex(list.sections).map(({ item, index }) => (
        <ListPage key={index} context={context}>
          <SectionPieces section={item} context={context} />
        </ListPage>
      ))}
    </Document>
  )
}

function SectionPieces({
  section,
  context,
}: {
  section: ListDocument['sections'][number]
  context: ListContext
}) {
  const { list, t } = context
  const width = PAPER_SIZE[list.paper].width - 2 * MARGIN.side
  const { pieces: count } = sumPieces(section.pieces, 'EUR')
  const lead = findLeadPiece(section)
  const others = t('documents.list.more-pieces')
  const title = section.title ?? (list.sections.length > 1 ? others : list.title)
  const figures = [t('documents.list.pieces', { count }), sectionSumText(section, context)]
  return (
    <>
      <View
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
          alignItems: 'flex-end',
          gap: 20,
          marginBottom: 14,
        }}
      >
        <View style={{ flex: 1 }}>
          <Title level="H2" size={title.length > 30 ? 22 : 30}>
            {title}
          </Title>
        </View>
        <Paragraph>{figures.filter((figure) => figure !== '').join('    ')}</Paragraph>
      </View>
      {lead && <LeadPiece piece={lead} context={context} width={width} height={LEAD_HEIGHT[list.paper]} />}
      {toPairs(lead ? section.pieces.slice(1) : section.pieces).map((pair) => (
        <View
          key={pair.map(({ index }) => index).join()}
          wrap={false}
          style={{ flexDirection: 'row', gap: GAP.column, marginBottom: GAP.row }}
        >
          {pair.map(({ item, index }) => (
            <ListPiece key={index} piece={item} context={context} width={(width - GAP.column) / 2} />
          ))}
        </View>
      ))}
    </>
  )
}

function toPairs(pieces: readonly ListDocumentPiece[]) {
  const all = withIndex(pieces)
  return Array.from({ length: Math.ceil(all.length / 2) }, (_, row) => all.slice(2 * row, 2 * row + 2))
}

/** Adds an index to each item, since sections and pieces may have equal content. */
function withIndex<Item>(all: readonly Item[]): { item: Item; index: number }[] {
  return all.map((item, index) => ({ item, index }))
}

/**
 * One or more pages. The header has the sender and the name of the list, the footer the kind of prices and the page
 * number.
 */
function ListPage({ context, children }: { context: ListContext; children: ReactNode }) {
  const { house } = useDocument()
  const { list, t } = context
  const author = list.studio ?? `${house.name} · ${house.contact.email}`
  return (
    <Page
      size={list.paper}
      style={{
        paddingTop: MARGIN.top,
        paddingHorizontal: MARGIN.side,
        paddingBottom: MARGIN.bottom,
        backgroundColor: '#ffffff',
      }}
    >
      <View fixed style={{ marginBottom: 20 }}>
        <View
          style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', gap: 24 }}
        >
          <Sender studio={list.studio} />
          <Paragraph tone="muted" style={{ flex: 1, textAlign: 'right' }}>
            {list.title}
          </Paragraph>
        </View>
        <View style={{ height: 9 }} />
        <Rule tone="ink" weight={HAIRLINE * 1.5} />
      </View>
      {children}
      <View
        fixed
        style={{ position: 'absolute', left: MARGIN.side, right: MARGIN.side, bottom: 26, height: 30 }}
      >
        <Rule />
        <View style={{ flexDirection: 'row', gap: 16, paddingTop: 8 }}>
          <Paragraph tone="muted" size={SIZE.small} style={{ width: '38%' }}>
            {author}
          </Paragraph>
          <Paragraph tone="muted" size={SIZE.small} style={{ width: '48%' }}>
            {pricesText(context)}
          </Paragraph>
        </View>
      </View>
      <PageNumber formatPage={(page, pages) => t('documents.page', { page, pages })} />
    </Page>
  )
}

function PageNumber({ formatPage }: { formatPage: (page: number, pages: number) => string }) {
  const { colors } = useDocument().house.look
  return (
    <Text
      fixed
      {...tagProps('P')}
      style={{
        position: 'absolute',
        right: MARGIN.side,
        bottom: 36,
        fontFamily: TEXT,
        fontSize: SIZE.small,
        color: colors.muted,
      }}
      render={({ pageNumber, totalPages }) => typeset(formatPage(pageNumber, totalPages)).text}
    />
  )
}
