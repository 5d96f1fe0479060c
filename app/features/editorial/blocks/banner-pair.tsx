import { Picture } from '#app/ui/picture/picture.tsx'
import type { Banner } from '#clients/content/blocks/banner.ts'
import { BannerText } from './banner-text.tsx'

/** Two banners side by side, aligned with each other. */
export function BannerPair({ banners }: { banners: readonly (Banner & { readonly key: string })[] }) {
  return (
    <section className="mx-auto grid w-full max-w-page gap-x-6 gap-y-12 px-gutter md:grid-cols-2">
      {banners.map(({ key, picture, ...words }) => (
        <div key={key}>
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 96rem) 45rem, (min-width: 48rem) 46vw, 94vw"
              ratio="square"
              className="mb-4"
            />
          )}
          <BannerText banner={words} size="small" />
        </div>
      ))}
    </section>
  )
}
