import { Page, View } from '@react-pdf/renderer'
import { type ListSum, sumPieces } from '#domain/list/list-sums.ts'
import type { Fact } from '../page/facts.tsx'
import { Paragraph, Title } from '../page/paragraph.tsx'
import { Picture } from '../page/picture.tsx'
import { Rule } from '../page/rule.tsx'
import { Sender } from '../page/sender.tsx'
import { MARGIN, PAPER_SIZE, SIZE, useDocument } from '../page/style.ts'
import { type ListContext, pricesText, sectionSumText } from './list-words.ts'

const NAME_WIDTH = 110
const PICTURE_SHARE = 0.42
/** The maximum number of sections on the cover. All sections have their own pages in the document. */
const SECTIONS_MAX = 12

/** Shows who the list is from, who it is for, and its total. */
export function ListCover({ context }: { context: ListContext }) {
  const { isComplete } = useDocument()
  const { list, t, formats } = context
  const paper = PAPER_SIZE[list.paper]
  const sum = sumPieces(
    list.sections.flatMap(({ pieces }) => pieces),
    list.prices?.currency ?? 'EUR',
  )
  const rows = list.sections.length > 1 ? Math.min(list.sections.length, SECTIONS_MAX) : 0
  const usedHeight = 230 + rows * 17 + (list.description.length / 95) * 14 + (list.title.length > 30 ? 40 : 0)
  const pictureHeight = Math.min(paper.height * PICTURE_SHARE, Math.max(110, paper.height - usedHeight - 140))
  return (
    <Page
      size={list.paper}
      style={{ paddingVertical: 48, paddingHorizontal: MARGIN.side, backgroundColor: '#ffffff' }}
    >
      <Sender studio={list.studio} logoSize={{ width: 220, height: 56 }} />
      {list.cover !== null && (
        <View style={{ marginTop: 28 }}>
          <Picture
            url={list.cover}
            title={list.title}
            width={paper.width - 2 * MARGIN.side}
            height={pictureHeight}
          />
        </View>
      )}
      <View style={{ marginTop: 28, marginBottom: 12 }}>
        <Title size={list.title.length > 60 ? 27 : 36}>{list.title}</Title>
      </View>
      {list.description !== '' && (
        <Paragraph size={10} style={{ width: '82%' }}>
          {list.description}
        </Paragraph>
      )}
      {!isComplete && (
        <Paragraph tone="alert" style={{ marginTop: 10 }}>
          {t('documents.tearsheet.incomplete')}
        </Paragraph>
      )}
      <View style={{ marginTop: 'auto', paddingTop: 18 }}>
        <CoverFacts
          facts={[
            [t('documents.list.prepared-for'), list.client],
            [t('documents.list.date'), formats.day(list.on)],
            [t('documents.list.pieces-label'), formats.count(sum.pieces)],
          ]}
        />
        {rows > 0 && <Sections context={context} />}
        {list.prices && <Total sum={sum} context={context} />}
      </View>
    </Page>
  )
}

function CoverFacts({ facts }: { facts: readonly Fact[] }) {
  return facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => (
      <View key={name}>
        <Rule />
        <View style={{ flexDirection: 'row', paddingVertical: 3 }}>
          <Paragraph tone="muted" style={{ width: NAME_WIDTH }}>
            {name}
          </Paragraph>
          <Paragraph style={{ flex: 1 }}>{value}</Paragraph>
        </View>
      </View>
    ))
}

function Sections({ context }: { context: ListContext }) {
  const { list, t } = context
  const rows = list.sections.slice(0, SECTIONS_MAX).map((section, index) => ({
    index,
    title: section.title ?? t('documents.list.more-pieces'),
    count: t('documents.list.pieces', { count: sumPieces(section.pieces, 'EUR').pieces }),
    sum: sectionSumText(section, context),
  }))
  return rows.map(({ index, title, count, sum }) => (
    <View key={index}>
      <Rule />
      <View style={{ flexDirection: 'row', paddingVertical: 3, gap: 12 }}>
        <Paragraph style={{ flex: 1 }}>{title}</Paragraph>
        <Paragraph tone="muted" style={{ width: 80, textAlign: 'right' }}>
          {count}
        </Paragraph>
        {list.prices && <Paragraph style={{ width: 90, textAlign: 'right' }}>{sum}</Paragraph>}
      </View>
    </View>
  ))
}

function Total({ sum: { amount, left, isOpen }, context }: { sum: ListSum; context: ListContext }) {
  const { t, formats } = context
  const total = formats.price(amount.amountMinor, amount.currency)
  return (
    <View>
      <Rule tone="ink" />
      <View
        style={{ flexDirection: 'row', justifyContent: 'space-between', paddingTop: 6, paddingBottom: 3 }}
      >
        <Paragraph isStrong size={SIZE.heading}>
          {t('documents.list.total')}
        </Paragraph>
        <Paragraph isStrong size={SIZE.heading}>
          {isOpen ? t('shell.price.from', { price: total }) : total}
        </Paragraph>
      </View>
      <Paragraph tone="muted" size={SIZE.small}>
        {[pricesText(context), ...(left > 0 ? [t('documents.list.left', { count: left })] : [])].join('. ')}
      </Paragraph>
    </View>
  )
}
