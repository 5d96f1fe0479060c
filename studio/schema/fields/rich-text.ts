import { defineArrayMember, defineField } from '@sanity/types'
import { LANGUAGES, NOT_TRANSLATED } from './languages.ts'
import { checkTarget } from './link.ts'

const paragraphs = () =>
  defineArrayMember({
    type: 'block',
    styles: [
      { title: 'Text', value: 'normal' },
      { title: 'Heading', value: 'h2' },
      { title: 'Small heading', value: 'h3' },
      { title: 'Quotation', value: 'blockquote' },
    ],
    lists: [
      { title: 'Bullets', value: 'bullet' },
      { title: 'Numbers', value: 'number' },
    ],
    marks: {
      decorators: [
        { title: 'Strong', value: 'strong' },
        { title: 'Emphasis', value: 'em' },
      ],
      annotations: [
        {
          name: 'link',
          type: 'object',
          fields: [
            defineField({
              name: 'href',
              type: 'string',
              title: 'Address',
              description:
                'A path of the shop in the language of the text, without the country; or a whole address.',
              validation: (rule) => rule.required().custom(checkTarget),
            }),
          ],
        },
      ],
    },
  })

/** Defines rich text in five languages, whose numbers of paragraphs may differ. */
export function localisedRichText(name: string, title?: string) {
  return defineField({
    name,
    type: 'object',
    ...(title && { title }),
    fields: LANGUAGES.map(({ id, title: language }) =>
      defineField({
        name: id,
        title: language,
        type: 'array',
        of: [paragraphs()],
        validation: (rule) =>
          id === 'en' ? rule.required().min(1) : rule.required().warning(NOT_TRANSLATED),
      }),
    ),
    validation: (rule) => rule.required(),
  })
}
