import type { ReactNode } from 'react'
import { Section } from './email.tsx'
import { amount, paragraph, subheading, table, useMailStyle, value } from './mail-style.ts'

type OpeningProps = {
  title: string
  paragraphs: readonly string[]
  /** Shown between the paragraphs and the button. */
  children?: ReactNode
  action?: { label: string; url: string }
  /** Shown below the button. */
  hint?: string
}

/** The first section of an email: its subject and the main action. */
export function Opening({ title, paragraphs, children, action, hint }: OpeningProps) {
  const { button, heading, small } = useMailStyle()
  return (
    <Section isFirst>
      <h1 className="title" style={heading}>
        {title}
      </h1>
      {paragraphs.map((text) => (
        <p key={text} style={paragraph}>
          {text}
        </p>
      ))}
      {children}
      {action && (
        <p style={{ margin: '24px 0 0' }}>
          <a href={action.url} className="button" style={button}>
            {action.label}
          </a>
        </p>
      )}
      {hint && (
        <p className="muted" style={small}>
          {hint}
        </p>
      )}
    </Section>
  )
}

/** Shows text written by a person, with its line breaks. Markup is shown as plain text. */
export function MessageText({ text, isCompact = false }: { text: string; isCompact?: boolean }) {
  const margin = isCompact ? '4px 0 0' : paragraph.margin
  return <p style={{ margin, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</p>
}

type RowsProps = {
  title?: string
  rows: readonly [label: string, value: string][]
  /** Right-aligns amounts and emphasizes the last one. */
  areAmounts?: boolean
}

export function Rows({ title, rows, areAmounts = false }: RowsProps) {
  const { colors, label } = useMailStyle()
  return (
    <Section>
      {title && <h2 style={subheading}>{title}</h2>}
      <table style={table}>
        <tbody>
          {rows.map(([name, text], index) => {
            const isLast = areAmounts && index === rows.length - 1
            const weight = isLast ? { fontWeight: 500, color: colors.ink } : {}
            return (
              <tr key={`${name} ${text}`}>
                <th scope="row" className={isLast ? 'ink' : 'muted'} style={{ ...label, ...weight }}>
                  {name}
                </th>
                <td style={{ ...(areAmounts ? amount : value), ...weight }} className="ink">
                  {text}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Section>
  )
}
