import type { Language } from '../../domain/market/language.ts'

type Template = { readonly name: string; readonly texts: Readonly<Record<Language, string>> }

/** Reply templates for the demonstration's client care. */
export const REPLY_TEMPLATES: readonly Template[] = [
  {
    name: 'We are looking into it',
    texts: {
      en: 'Dear {name},\n\nThank you for your message {number}. We are checking with the workshop and will write to you again within two working days.\n\nBest wishes,',
      it: 'Ciao {name},\n\ngrazie per il tuo messaggio {number}. Ci stiamo informando presso il laboratorio e ti scriviamo di nuovo entro due giorni lavorativi.\n\nA presto,',
      es: 'Hola, {name}:\n\nGracias por su mensaje {number}. Estamos consultando con el taller y le escribiremos de nuevo en un plazo de dos días laborables.\n\nUn cordial saludo,',
      de: 'Guten Tag {name},\n\nvielen Dank für Ihre Nachricht {number}. Wir fragen in der Werkstatt nach und melden uns innerhalb von zwei Werktagen wieder.\n\nMit freundlichen Grüßen',
      fr: 'Bonjour {name},\n\nMerci pour votre message {number}. Nous nous renseignons auprès de l’atelier et vous écrirons de nouveau sous deux jours ouvrés.\n\nBien cordialement,',
    },
  },
  {
    name: 'Dimensions for a custom piece',
    texts: {
      en: 'Dear {name},\n\nThe workshop would be glad to make this piece for you. So that they can draw it, could you send us the width, depth, and height of the space, and a photo or a sketch of it?\n\nBest wishes,',
      it: 'Ciao {name},\n\nil laboratorio realizza volentieri questo pezzo per te. Per il disegno ci servono larghezza, profondità e altezza dello spazio, e una foto o uno schizzo: ce li mandi?\n\nA presto,',
      es: 'Hola, {name}:\n\nEl taller hará con mucho gusto esta pieza para usted. Para dibujarla, ¿podría enviarnos el ancho, el fondo y el alto del espacio, y una foto o un croquis?\n\nUn cordial saludo,',
      de: 'Guten Tag {name},\n\ndie Werkstatt fertigt dieses Stück gern für Sie an. Würden Sie uns für die Zeichnung Breite, Tiefe und Höhe des Platzes und ein Foto oder eine Skizze schicken?\n\nMit freundlichen Grüßen',
      fr: 'Bonjour {name},\n\nL’atelier réalisera volontiers cette pièce pour vous. Pour le dessin, pourriez-vous nous envoyer la largeur, la profondeur et la hauteur de l’emplacement, ainsi qu’une photo ou un croquis ?\n\nBien cordialement,',
    },
  },
  {
    name: 'Access for a white-glove delivery',
    texts: {
      en: 'Dear {name},\n\nBefore we schedule the delivery, please send us the width of the stairs and of the elevator door, the floor, and the narrowest point on the way. A photo of the entrance helps.\n\nBest wishes,',
      it: 'Ciao {name},\n\nprima di fissare la consegna ci servono la larghezza delle scale e della porta dell’ascensore, il piano e il punto più stretto del percorso. Una foto dell’ingresso aiuta.\n\nA presto,',
      es: 'Hola, {name}:\n\nAntes de fijar la entrega necesitamos el ancho de la escalera y de la puerta del ascensor, el piso y el punto más estrecho del recorrido. Una foto de la entrada ayuda.\n\nUn cordial saludo,',
      de: 'Guten Tag {name},\n\nbevor wir die Lieferung einplanen, brauchen wir die Breite der Treppe und der Aufzugstür, das Stockwerk und die engste Stelle auf dem Weg. Ein Foto vom Eingang hilft.\n\nMit freundlichen Grüßen',
      fr: 'Bonjour {name},\n\nAvant de fixer la livraison, il nous faut la largeur de l’escalier et de la porte de l’ascenseur, l’étage et le passage le plus étroit. Une photo de l’entrée nous aide.\n\nBien cordialement,',
    },
  },
  {
    name: 'A resale certificate',
    texts: {
      en: 'Dear {name},\n\nThank you for your application to the Trade Program. To sell to you without sales tax, we need the resale certificate of your state. Could you reply with a copy as a PDF or a photo?\n\nBest wishes,',
      it: 'Ciao {name},\n\ngrazie per la tua richiesta di adesione al Trade Program. Per venderti senza sales tax ci serve il certificato di rivendita del tuo stato. Ce ne mandi una copia in PDF o una foto?\n\nA presto,',
      es: 'Hola, {name}:\n\nGracias por su solicitud para el Trade Program. Para venderle sin impuesto sobre ventas necesitamos el certificado de reventa de su estado. ¿Podría responder con una copia en PDF o una foto?\n\nUn cordial saludo,',
      de: 'Guten Tag {name},\n\nvielen Dank für Ihre Bewerbung für das Trade Program. Damit wir Ihnen ohne Sales Tax verkaufen können, brauchen wir die Wiederverkaufsbescheinigung Ihres Bundesstaats. Würden Sie mit einer Kopie als PDF oder einem Foto antworten?\n\nMit freundlichen Grüßen',
      fr: 'Bonjour {name},\n\nMerci de votre demande d’adhésion au Trade Program. Pour vous vendre sans taxe de vente, il nous faut le certificat de revente de votre État. Pourriez-vous nous répondre avec une copie en PDF ou une photo ?\n\nBien cordialement,',
    },
  },
  {
    name: 'The order is on its way',
    texts: {
      en: 'Dear {name},\n\nYour order has left the workshop. The carrier will call you to agree on a day; you can follow every step in your account under Orders.\n\nBest wishes,',
      it: 'Ciao {name},\n\nil tuo ordine è partito dal laboratorio. Il corriere ti chiamerà per fissare un giorno; puoi seguire ogni passaggio nel tuo account, alla voce Ordini.\n\nA presto,',
      es: 'Hola, {name}:\n\nSu pedido ha salido del taller. El transportista le llamará para acordar un día; puede seguir cada paso en su cuenta, en Pedidos.\n\nUn cordial saludo,',
      de: 'Guten Tag {name},\n\nIhre Bestellung hat die Werkstatt verlassen. Die Spedition ruft Sie an, um einen Tag zu vereinbaren; in Ihrem Konto können Sie unter Bestellungen jeden Schritt verfolgen.\n\nMit freundlichen Grüßen',
      fr: 'Bonjour {name},\n\nVotre commande a quitté l’atelier. Le transporteur vous appellera pour convenir d’un jour ; vous pouvez suivre chaque étape dans votre compte, rubrique Commandes.\n\nBien cordialement,',
    },
  },
  {
    name: 'Wood and fabric samples',
    texts: {
      en: 'Dear {name},\n\nWe are glad to send you samples of the finishes, free of charge. Which ones would you like to see, and to which address may we send them?\n\nBest wishes,',
      it: 'Ciao {name},\n\nti mandiamo volentieri i campioni delle finiture, senza costi. Quali vorresti vedere, e a quale indirizzo li spediamo?\n\nA presto,',
      es: 'Hola, {name}:\n\nCon mucho gusto le enviamos muestras de los acabados, sin coste. ¿Cuáles desea ver y a qué dirección se las enviamos?\n\nUn cordial saludo,',
      de: 'Guten Tag {name},\n\ngern schicken wir Ihnen kostenlos Muster der Ausführungen. Welche möchten Sie sehen, und an welche Adresse dürfen wir sie senden?\n\nMit freundlichen Grüßen',
      fr: 'Bonjour {name},\n\nNous vous envoyons volontiers des échantillons des finitions, gratuitement. Lesquels souhaitez-vous voir, et à quelle adresse pouvons-nous les envoyer ?\n\nBien cordialement,',
    },
  },
]
