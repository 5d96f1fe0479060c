import { Picture } from '#app/ui/picture/picture.tsx'
import type { Banner } from '#clients/content/blocks/banner.ts'
import { BannerText } from './banner-text.tsx'

/** A picture and its story side by side; on phones the story is below the picture. */
export function Story({ banner, side }: { banner: Banner; side: 'left' | 'right' }) {
  const { picture } = banner
  return (
    <section data-side={picture ? side : undefined} className="story mx-auto w-full max-w-page px-gutter">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 96rem) 50rem, (min-width: 64.0625rem) 52vw, 94vw"
          ratio="square"
        />
      )}
      <div className="lg:max-w-form">
        <BannerText banner={banner} />
      </div>
    </section>
  )
}
