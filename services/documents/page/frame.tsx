import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { legalLines } from '#domain/house/house.ts'
import type { Paper } from '#domain/market/paper.ts'
import { Paragraph } from './paragraph.tsx'
import { Rule } from './rule.tsx'
import { HAIRLINE, MARGIN, SIZE, useDocument } from './style.ts'
import { tagProps } from './tag.ts'
import { DISPLAY, TEXT } from './typefaces.ts'
import { typeset } from './typeset.ts'

/**
 * The pages of a document. Each has the house's name and the document title in its header, and the imprint and page
 * number in its footer. `formatPage` formats the page number.
 */
export function Frame({
  title,
  subject,
  paper,
  head,
  formatPage,
  incomplete,
  children,
}: {
  title: string
  subject: string
  paper: Paper
  head: string
  formatPage: (page: number, pages: number) => string
  /** The notice shown if a character of the order is printed as a question mark. */
  incomplete: string
  children: ReactNode
}) {
  const { house, tag, isComplete } = useDocument()
  const { colors } = house.look
  return (
    <Document
      title={title}
      subject={subject}
      author={house.name}
      creator={house.name}
      producer="react-pdf"
      language={tag}
    >
      <Page
        size={paper}
        style={{
          paddingTop: MARGIN.top,
          paddingHorizontal: MARGIN.side,
          paddingBottom: MARGIN.bottom,
          backgroundColor: '#ffffff',
        }}
      >
        <View fixed style={{ marginBottom: 18 }}>
          <View
            style={{
              flexDirection: 'row',
              justifyContent: 'space-between',
              alignItems: 'flex-end',
              paddingBottom: 9,
            }}
          >
            <Wordmark />
            <Paragraph tone="muted">{head}</Paragraph>
          </View>
          <Rule tone="ink" weight={HAIRLINE * 1.5} />
        </View>
        {!isComplete && (
          <Paragraph tone="alert" style={{ marginBottom: 12 }}>
            {incomplete}
          </Paragraph>
        )}
        {children}
        <View
          fixed
          style={{ position: 'absolute', left: MARGIN.side, right: MARGIN.side, bottom: 26, height: 30 }}
        >
          <Rule />
          <View style={{ flexDirection: 'row', justifyContent: 'space-between', paddingTop: 8 }}>
            <Paragraph tone="muted" size={SIZE.small} style={{ width: '85%' }}>
              {[...(house.legal ? legalLines(house.legal, tag) : [house.name]), house.contact.email].join(
                ' · ',
              )}
            </Paragraph>
          </View>
        </View>
        <Text
          fixed
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
      </Page>
    </Document>
  )
}

/** Shows the house's name, in capitals if that is its style, or another name. */
export function Wordmark({ name: other = null }: { name?: string | null }) {
  const { house } = useDocument()
  const { look } = house
  const name = other ?? house.name
  const isCapitals = other === null && look.wordmark === 'capitals'
  const { text, fontFamily } = typeset(isCapitals ? name.toUpperCase() : name, DISPLAY)
  return (
    <Text
      {...tagProps('P')}
      style={{
        fontFamily,
        fontSize: SIZE.wordmark,
        lineHeight: 1.1,
        letterSpacing: isCapitals ? SIZE.wordmark * 0.14 : 0,
        color: look.colors.ink,
      }}
    >
      {text}
    </Text>
  )
}
