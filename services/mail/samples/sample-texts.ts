import type { Language } from '#domain/market/language.ts'

type SampleTexts = {
  message: string
  reply: string
  quote: string
  question: string
  response: string
  subject: string
  intro: string
  post: string
  abstract: string
}

export const SAMPLE_TEXTS: Readonly<Record<Language, SampleTexts>> = {
  en: {
    message: 'Is the credenza available in walnut, 20 cm shorter?\nIt would be for a house near Parma.',
    reply: 'Yes, it is: the workshop makes it to measure in about twelve weeks.\n\nKind regards\nGiulia',
    quote: 'Here is our offer with both changes we discussed: the shorter credenza and delivery upstairs.',
    question: 'Can I see the lamp in Milan?',
    response: 'Gladly. It’s on display in our office until Friday.',
    subject: 'What winter does to wood',
    intro: 'Three workshops told us how they dry their timber, and what to do when a table moves in January.',
    post: 'The sawmill above Canneto',
    abstract: 'Walnut dries for six years here before anyone touches it.',
  },
  it: {
    message: 'La credenza si può avere in noce, 20 cm più corta?\nSarebbe per una casa vicino a Parma.',
    reply:
      'Sì: il laboratorio la realizza su misura in circa dodici settimane.\n\nUn cordiale saluto\nGiulia',
    quote: 'Ecco la nostra offerta con le due modifiche: la credenza più corta e la consegna al piano.',
    question: 'Posso vedere la lampada a Milano?',
    response: 'Volentieri. È esposta nel nostro ufficio fino a venerdì.',
    subject: 'Che cosa fa l’inverno al legno',
    intro:
      'Tre laboratori ci hanno raccontato come asciugano il legno, e che cosa fare se a gennaio un tavolo si muove.',
    post: 'La segheria sopra Canneto',
    abstract: 'Qui il noce asciuga sei anni prima che qualcuno lo tocchi.',
  },
  es: {
    message: '¿Se puede hacer el aparador en nogal, 20 cm más corto?\nSería para una casa cerca de Parma.',
    reply: 'Sí: el taller lo hace a medida en unas doce semanas.\n\nUn cordial saludo\nGiulia',
    quote: 'Esta es nuestra oferta con los dos cambios: el aparador más corto y la entrega en la vivienda.',
    question: '¿Puedo ver la lámpara en Milán?',
    response: 'Con mucho gusto. Está expuesta en nuestra oficina hasta el viernes.',
    subject: 'Lo que el invierno hace con la madera',
    intro: 'Tres talleres nos contaron cómo secan la madera y qué hacer cuando una mesa se mueve en enero.',
    post: 'El aserradero sobre Canneto',
    abstract: 'Aquí el nogal se seca seis años antes de que alguien lo toque.',
  },
  de: {
    message: 'Gibt es das Sideboard in Nussbaum, 20 cm kürzer?\nEs wäre für ein Haus bei Parma.',
    reply: 'Ja: Die Werkstatt fertigt es nach Maß, in etwa zwölf Wochen.\n\nMit freundlichen Grüßen\nGiulia',
    quote:
      'Hier ist unser Angebot mit beiden Änderungen: das kürzere Sideboard und die Lieferung in die Wohnung.',
    question: 'Kann ich die Leuchte in Mailand sehen?',
    response: 'Gern. Sie ist bis Freitag in unserem Büro ausgestellt.',
    subject: 'Was der Winter mit dem Holz macht',
    intro:
      'Drei Werkstätten haben uns erzählt, wie sie ihr Holz trocknen und was zu tun ist, wenn ein Tisch im Januar arbeitet.',
    post: 'Das Sägewerk über Canneto',
    abstract: 'Sechs Jahre trocknet der Nussbaum hier, bevor ihn jemand anfasst.',
  },
  fr: {
    message:
      'Le buffet existe-t-il en noyer, plus court de 20 cm ?\nCe serait pour une maison près de Parme.',
    reply: 'Oui : l’atelier le réalise sur mesure en douze semaines environ.\n\nBien à vous\nGiulia',
    quote: 'Voici notre offre avec les deux changements : le buffet plus court et la livraison à l’étage.',
    question: 'Puis-je voir la lampe à Milan ?',
    response: 'Avec plaisir. Elle est exposée dans notre bureau jusqu’à vendredi.',
    subject: 'Ce que l’hiver fait au bois',
    intro:
      'Trois ateliers nous ont raconté comment ils sèchent leur bois, et que faire quand une table travaille en janvier.',
    post: 'La scierie au-dessus de Canneto',
    abstract: 'Ici, le noyer sèche six ans avant que quelqu’un y touche.',
  },
}
