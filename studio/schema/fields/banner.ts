import { link } from './link.ts'
import { localisedText } from './localised-text.ts'
import { picture } from './picture.ts'

/** Returns the fields of a banner: a picture with text and usually a link. */
export function bannerFields() {
  return [
    picture('image', { title: 'Picture' }),
    localisedText('overline', { description: 'A few words above the title.', isOptional: true, max: 40 }),
    localisedText('title', { max: 80 }),
    localisedText('text', { isOptional: true, rows: 3, max: 400 }),
    link('cta', { title: 'Leads to', isOptional: true }),
  ]
}
