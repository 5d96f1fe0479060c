import { type ReactNode, use } from 'react'
import { DARK_COLORS } from '#domain/house/colors.ts'
import { legalLines } from '#domain/house/house.ts'
import { DARK_MEDIA, EITHER_SCHEME } from '#services/kernel/shown-email.ts'
import { firstSection, type MailHouse, MailHouseContext, table, useMailStyle } from './mail-style.ts'

type EmailLayoutProps = {
  language: string
  title: string
  /** The preview text that mail programs show after the subject. */
  preview: string
  shop: { name: string; url: string }
  closing: string
  children: ReactNode
}

const { page, ink, muted, hairline, linen, accent, scrim } = DARK_COLORS

/**
 * Styles that cannot be inline: colors in dark mode and sizes on phones. Mail programs without style sheet support show
 * the light email or invert its colors.
 */
const STYLE_SHEET = [
  `:root{${EITHER_SCHEME}}`,
  '@media (max-width:480px){.sheet>tbody>tr>td{padding-left:20px!important;padding-right:20px!important}',
  '.title{font-size:28px!important}.piece,.text,.sum{display:block!important;overflow:hidden!important}',
  '.photo{float:left!important}.text{padding-bottom:4px!important}',
  '.sum{padding-left:88px!important;text-align:left!important}}',
  `${DARK_MEDIA}{.ground{background:${linen}!important}.sheet{background:${page}!important}`,
  `.ink{color:${ink}!important}.muted{color:${muted}!important}.line{border-color:${hairline}!important}`,
  `.button{background:${accent}!important;color:${page}!important}`,
  `.mat{background:${linen}!important;color:${scrim}!important}}`,
].join('')

/**
 * The layout of every email: wordmark, sections, closing. It uses tables, since mail programs do not support newer
 * layout methods.
 */
export function EmailLayout({ language, title, preview, shop, closing, children }: EmailLayoutProps) {
  const { body, sheet, wordmark, small, colors } = useMailStyle()
  const { legal } = use(MailHouseContext)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{STYLE_SHEET}</style>
      </head>
      <body className="ground ink" style={body}>
        <div style={{ display: 'none', overflow: 'hidden', maxHeight: 0 }}>{preview}</div>
        <table role="presentation" className="ground ink" style={{ ...table, ...body }}>
          <tbody>
            <tr>
              <td style={{ padding: '24px 0' }}>
                <table role="presentation" className="sheet" style={{ ...table, ...sheet }}>
                  <tbody>
                    <tr>
                      <td
                        className="line"
                        style={{ padding: '28px 24px', borderBottom: `1px solid ${colors.hairline}` }}
                      >
                        <a href={shop.url} className="ink" style={wordmark}>
                          {shop.name}
                        </a>
                      </td>
                    </tr>
                    {children}
                    <Section>
                      <p className="muted" style={{ ...small, margin: 0 }}>
                        {closing}
                      </p>
                      {legal && (
                        <p className="muted" style={small}>
                          {legalLines(legal, language).join(' · ')}
                        </p>
                      )}
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
      <td className="line" style={isFirst ? firstSection : section}>
        {children}
      </td>
    </tr>
  )
}

/** Formats a label and its value as plain text. French has a no-break space before a colon. */
export function formatLabeled(language: string, label: string, value: string): string {
  return `${label}${language === 'fr' ? '\u00a0' : ''}:${value}`
}

/** Renders an email as plain text, from the house's name to its legal details. Empty parts are omitted. */
export function renderPlainText(
  shop: { name: string },
  parts: readonly (string | null)[],
  { legal }: Pick<MailHouse, 'legal'>,
  language: string,
): string {
  const paragraphs = [shop.name, ...parts].filter(Boolean).join('\n\n')
  return `${paragraphs}\n${legal ? `\n${legalLines(legal, language).join('\n')}\n` : ''}`
}
