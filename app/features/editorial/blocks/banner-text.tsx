import { TextLink } from '#app/ui/text/text-link.tsx'
import type { Banner } from '#clients/content/blocks/banner.ts'

export function BannerText({
  banner: { overline, title, text, link },
  size = 'large',
}: {
  banner: Omit<Banner, 'picture'>
  size?: 'large' | 'small'
}) {
  return (
    <>
      {overline && <p className="mb-3 text-small text-muted">{overline}</p>}
      <h2 className={size === 'large' ? 'font-display text-display' : 'font-display text-display-small'}>
        {title}
      </h2>
      {text && <p className={size === 'large' ? 'mt-4 max-w-measure' : 'mt-2 max-w-measure'}>{text}</p>}
      {link && (
        <TextLink href={link.url} className={size === 'large' ? 'mt-5 text-small' : 'mt-4 text-small'}>
          {link.label}
        </TextLink>
      )}
    </>
  )
}
