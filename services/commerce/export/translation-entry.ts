import type { ProductDraft, TranslationDraft } from '../import/product-draft.ts'

/** The translations of a product in the form of a translations file (`import/reading/translations.ts`). */
export function translationEntry({ translations, media }: ProductDraft): object {
  const images = media.filter(({ kind }) => kind === 'image')
  return Object.fromEntries(
    translations.map((translation) => {
      const alt = images.map(({ altTranslations }) => altTranslations[translation.language] ?? '')
      return [
        translation.language,
        { ...textsOf(translation), ...(alt.some((text) => text !== '') && { alt }) },
      ]
    }),
  )
}

function textsOf(texts: TranslationDraft): object {
  const { handle, title, descriptionHtml, seoTitle, seoDescription, optionNames, optionValues } = texts
  return {
    ...(handle !== null && { handle }),
    ...(title !== null && { title }),
    ...(descriptionHtml !== null && { descriptionHtml }),
    seo: {
      ...(seoTitle !== null && { title: seoTitle }),
      ...(seoDescription !== null && { description: seoDescription }),
    },
    options: Object.fromEntries(
      Object.entries(optionNames).map(([name, translated]) => [
        name,
        { name: translated, values: optionValues[name] ?? {} },
      ]),
    ),
    metafields: texts.metafields,
  }
}
