import { Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { Paragraph } from '../page/paragraph.tsx'
import { Rule } from '../page/rule.tsx'
import { Sender } from '../page/sender.tsx'
import { HAIRLINE, MARGIN, SIZE, useDocument } from '../page/style.ts'
import { tagged } from '../page/tag.ts'
import { TEXT } from '../page/typefaces.ts'
import { typeset } from '../page/typeset.ts'
import { type ListWriting, pricesText } from './list-words.ts'

/** A page, or several: who gives the list and its name at the head, the kind of prices and the number at the foot. */
export function ListPage({ writing, children }: { writing: ListWriting; children: ReactNode }) {
  const { house } = useDocument()
  const { list, t } = writing
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
            {pricesText(writing)}
          </Paragraph>
        </View>
      </View>
      <PageNumber write={(page, pages) => t('documents.page', { page, pages })} />
    </Page>
  )
}

function PageNumber({ write }: { write: (page: number, pages: number) => string }) {
  const { colors } = useDocument().house.look
  return (
    <Text
      fixed
      {...tagged('P')}
      style={{
        position: 'absolute',
        right: MARGIN.side,
        bottom: 36,
        fontFamily: TEXT,
        fontSize: SIZE.small,
        color: colors.muted,
      }}
      render={({ pageNumber, totalPages }) => typeset(write(pageNumber, totalPages)).text}
    />
  )
}
