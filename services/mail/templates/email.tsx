import { type ReactNode, use } from 'react'
import { legalLines } from '#domain/house/house.ts'
import { first, MailHouseContext, table, useMailStyle } from './mail-style.ts'

type LetterProps = {
  language: string
  title: string
  /** What mail programs show after the subject. */
  preview: string
  shop: { name: string; url: string }
  closing: string
  children: ReactNode
}

/**
 * The layout of every email: wordmark, sections, closing. It uses tables, since mail programs do not support
 * newer layouts.
 */
export function Letter({ language, title, preview, shop, closing, children }: LetterProps) {
  const { body, sheet, wordmark, small, colors } = useMailStyle()
  const { legal } = use(MailHouseContext)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={body}>
        <div style={{ display: 'none', overflow: 'hidden', maxHeight: 0 }}>{preview}</div>
        <table role="presentation" style={{ ...table, margin: 0 }}>
          <tbody>
            <tr>
              <td style={{ padding: '24px 0' }}>
                <table role="presentation" style={{ ...table, ...sheet }}>
                  <tbody>
                    <tr>
                      <td style={{ padding: '28px 24px', borderBottom: `1px solid ${colors.hairline}` }}>
                        <a href={shop.url} style={wordmark}>
                          {shop.name}
                        </a>
                      </td>
                    </tr>
                    {children}
                    <Section>
                      <p style={{ ...small, margin: 0 }}>{closing}</p>
                      {legal && <p style={small}>{legalLines(legal).join(' · ')}</p>}
                    </Section>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

export function Section({ isFirst = false, children }: { isFirst?: boolean; children: ReactNode }) {
  const { section } = useMailStyle()
  return (
    <tr>
      <td style={isFirst ? first : section}>{children}</td>
    </tr>
  )
}
