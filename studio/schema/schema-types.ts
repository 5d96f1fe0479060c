import type { SchemaTypeDefinition } from '@sanity/types'
import { cinemaCarousel } from './blocks/cinema-carousel.ts'
import { container } from './blocks/container.ts'
import { ctaButton } from './blocks/cta-button.ts'
import { documentsPreview } from './blocks/documents-preview.ts'
import { linkableImageWithText } from './blocks/linkable-image-with-text.ts'
import { localeRichText } from './blocks/locale-rich-text.ts'
import { oneColumnBanner } from './blocks/one-column-banner.ts'
import { productList } from './blocks/product-list.ts'
import { quote } from './blocks/quote.ts'
import { rowItems } from './blocks/row-items.ts'
import { shopTheLook } from './blocks/shop-the-look.ts'
import { twoColumns } from './blocks/two-columns.ts'
import { twoColumnsBanner } from './blocks/two-columns-banner.ts'
import { about } from './documents/about.ts'
import { artisan } from './documents/artisan.ts'
import { category } from './documents/category.ts'
import { chatConfig } from './documents/chat-config.ts'
import { collection } from './documents/collection.ts'
import { deliveryNotice } from './documents/delivery-notice.ts'
import { editorialMenu } from './documents/editorial-menu.ts'
import { footer } from './documents/footer.ts'
import { home } from './documents/home.ts'
import { landing } from './documents/landing.ts'
import { legalPage } from './documents/legal-page.ts'
import { magazine } from './documents/magazine.ts'
import { marketingMessage } from './documents/marketing-message.ts'
import { newsletterSignUpLayer } from './documents/newsletter-sign-up-layer.ts'
import { postType } from './documents/post-type.ts'
import { productPageContent } from './documents/product-page-content.ts'
import { redirect } from './documents/redirect.ts'
import { searchPage } from './documents/search-page.ts'
import { tradeProgram } from './documents/trade-program.ts'
import { chatOffice } from './objects/chat-office.ts'
import { hotspot } from './objects/hotspot.ts'
import { editorialMenuColumn } from './objects/menu-column.ts'
import { editorialMenuImage } from './objects/menu-image.ts'
import { office } from './objects/office.ts'
import { productRule } from './objects/product-rule.ts'
import { slide } from './objects/slide.ts'

/** All document, block and object types of the Studio. */
export const schemaTypes: SchemaTypeDefinition[] = [
  ...[home, editorialMenu, footer, marketingMessage, deliveryNotice, newsletterSignUpLayer],
  ...[searchPage, chatConfig],
  ...[magazine, postType, landing, collection, artisan, category, about, legalPage, productPageContent],
  ...[tradeProgram, redirect],
  ...[localeRichText, linkableImageWithText, quote, oneColumnBanner, twoColumnsBanner, rowItems],
  ...[shopTheLook, productList, twoColumns, ctaButton, documentsPreview, cinemaCarousel, container],
  ...[hotspot, slide, office, chatOffice, productRule, editorialMenuColumn, editorialMenuImage],
]
