import type { PictureSource } from '#app/ui/picture/picture-source.ts'
import { imageAddress, SHARED_PICTURE_WIDTH } from '#contracts/image-address.ts'
import type { OfficeView } from './office-view.ts'

type Page = {
  readonly url: string
  readonly picture: PictureSource | null
  readonly origin: string
  readonly house: { readonly name: string }
}

/** The structured data of an office (schema.org LocalBusiness). */
export function officeData(office: OfficeView, { url, picture, origin, house }: Page): object {
  const { addressLines, city, country, location, phone, email, mapUrl, days } = office
  return {
    '@context': 'https://schema.org',
    '@type': 'FurnitureStore',
    '@id': url,
    name: `${house.name}, ${city}`,
    url,
    telephone: phone.display,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressLines.join(', '),
      addressLocality: city,
      addressCountry: country,
    },
    ...(picture && { image: origin + imageAddress(picture.url, SHARED_PICTURE_WIDTH) }),
    ...(location && {
      geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    }),
    ...(mapUrl && { hasMap: mapUrl }),
    openingHoursSpecification: days.flatMap(({ weekday, slots }) =>
      slots.map(({ start, end }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`,
        opens: start,
        closes: end,
      })),
    ),
  }
}
