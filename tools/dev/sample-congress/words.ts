export type Words = readonly [pl: string, enGB: string, de: string, es: string];

/** Titles are composed of a subject and an angle. */
export const subjects: readonly Words[] = [
  ['Modele językowe', 'Language models', 'Sprachmodelle', 'Modelos de lenguaje'],
  ['Agenci', 'Agents', 'Agenten', 'Agentes'],
  ['Rozpoznawanie mowy', 'Speech recognition', 'Spracherkennung', 'Reconocimiento de voz'],
  ['Obrazy z generatora', 'Generated images', 'Generierte Bilder', 'Imágenes generadas'],
  ['Dane w małej firmie', 'Data in a small firm', 'Daten im Kleinbetrieb', 'Datos en una pyme'],
  ['Tłumaczenie na żywo', 'Live translation', 'Live-Übersetzung', 'Traducción en directo'],
  [
    'Robot w magazynie',
    'A robot in the warehouse',
    'Ein Roboter im Lager',
    'Un robot en el almacén',
  ],
  [
    'Szkoła z asystentem',
    'A school with an assistant',
    'Schule mit Assistent',
    'Escuela con asistente',
  ],
  ['Prawo autorskie', 'Copyright', 'Urheberrecht', 'Derechos de autor'],
  ['Obsługa klienta', 'Customer care', 'Kundendienst', 'Atención al cliente'],
  ['Testowanie modeli', 'Testing models', 'Modelle testen', 'Probar modelos'],
  ['Wyszukiwarki', 'Search engines', 'Suchmaschinen', 'Buscadores'],
  ['Medycyna obrazowa', 'Medical imaging', 'Medizinische Bildgebung', 'Imagen médica'],
  ['Rolnictwo z drona', 'Farming by drone', 'Ackerbau per Drohne', 'Agricultura con drones'],
  ['Energia i serwery', 'Energy and servers', 'Energie und Server', 'Energía y servidores'],
  ['Muzyka z maszyny', 'Music by machine', 'Musik aus der Maschine', 'Música de máquina'],
  ['Praca biurowa', 'Office work', 'Büroarbeit', 'Trabajo de oficina'],
  ['Bezpieczne wdrożenie', 'Safe deployment', 'Sichere Einführung', 'Despliegue seguro'],
  ['Programowanie w parze', 'Pair programming', 'Programmieren zu zweit', 'Programar en pareja'],
  ['Handel w sieci', 'Online retail', 'Onlinehandel', 'Comercio en línea'],
  ['Głos w telefonie', 'A voice on the phone', 'Eine Stimme am Telefon', 'Una voz al teléfono'],
  [
    'Muzeum bez biletów',
    'A museum without tickets',
    'Museum ohne Tickets',
    'Un museo sin entradas',
  ],
  ['Miasto czujników', 'A city of sensors', 'Stadt der Sensoren', 'Ciudad de sensores'],
  [
    'Nauka z symulacji',
    'Science by simulation',
    'Forschung per Simulation',
    'Ciencia por simulación',
  ],
  ['Gry i postacie', 'Games and characters', 'Spiele und Figuren', 'Juegos y personajes'],
];

export const angles: readonly Words[] = [
  ['co naprawdę działa', 'what really works', 'was wirklich klappt', 'lo que funciona de verdad'],
  ['pierwszy rok', 'the first year', 'das erste Jahr', 'el primer año'],
  [
    'błędy, które kosztują',
    'mistakes that cost money',
    'Fehler, die Geld kosten',
    'errores que cuestan',
  ],
  ['pokaz na żywo', 'a live demonstration', 'eine Vorführung', 'una demostración'],
  ['koszty bez upiększeń', 'costs without make-up', 'Kosten ungeschminkt', 'costes sin maquillaje'],
  [
    'od pomysłu do produktu',
    'from idea to product',
    'von der Idee zum Produkt',
    'de la idea al producto',
  ],
  ['zdanie krytyka', 'a critic’s view', 'der Blick der Kritik', 'la mirada crítica'],
  ['małe kroki', 'small steps', 'kleine Schritte', 'pequeños pasos'],
  ['kiedy powiedzieć nie', 'when to say no', 'wann man Nein sagt', 'cuándo decir que no'],
  ['pytania z sali', 'questions from the floor', 'Fragen aus dem Saal', 'preguntas del público'],
  ['przepisy w praktyce', 'rules in practice', 'Regeln im Alltag', 'las normas en la práctica'],
  ['ludzie i zachowania', 'people and behaviour', 'Menschen und Verhalten', 'personas y conductas'],
  [
    'jak organizować zespół',
    'how to organise a team',
    'ein Team aufstellen',
    'organizar un equipo',
  ],
  ['program na jutro', 'a programme for tomorrow', 'ein Plan für morgen', 'un plan para mañana'],
  ['mit i pomiar', 'myth and measurement', 'Mythos und Messung', 'mito y medida'],
  [
    'lekcje z porażki',
    'lessons from a failure',
    'Lehren aus dem Scheitern',
    'lecciones de un fracaso',
  ],
  ['narzędzia za darmo', 'tools for nothing', 'Werkzeuge umsonst', 'herramientas gratis'],
  ['kto odpowiada', 'who is responsible', 'wer die Verantwortung trägt', 'quién responde'],
  ['granice metody', 'the limits of a method', 'Grenzen einer Methode', 'los límites del método'],
  ['co dalej', 'what comes next', 'wie es weitergeht', 'qué viene después'],
];

export const rooms: readonly [seats: number, name: Words][] = [
  [500, ['Scena główna', 'Main stage', 'Hauptbühne', 'Escenario principal']],
  [200, ['Studio', 'Studio', 'Studio', 'Estudio']],
  [200, ['Scena Biznes', 'Business stage', 'Business-Bühne', 'Escenario Negocios']],
  [120, ['Laboratorium', 'Laboratory', 'Labor', 'Laboratorio']],
  [60, ['Pracownia', 'Workroom', 'Werkraum', 'Taller']],
  [25, ['Warsztatownia', 'Workshop room', 'Workshopraum', 'Sala de talleres']],
];

export const tracks = [
  ['technology', 'sine', ['Technologia', 'Technology', 'Technologie', 'Tecnología']],
  ['business', 'steps', ['Biznes', 'Business', 'Business', 'Negocios']],
  ['marketing', 'chirp', ['Marketing', 'Marketing', 'Marketing', 'Marketing']],
  ['education', 'bounce', ['Edukacja', 'Education', 'Bildung', 'Educación']],
  ['law', 'square', ['Prawo i etyka', 'Law and ethics', 'Recht und Ethik', 'Derecho y ética']],
  ['science', 'pulse', ['Nauka', 'Science', 'Wissenschaft', 'Ciencia']],
] as const satisfies readonly [id: string, glyph: string, name: Words][];

export const roles: readonly Words[] = [
  ['Zmyślona badaczka', 'Invented researcher', 'Erfundene Forscherin', 'Investigadora inventada'],
  ['Zmyślony inżynier', 'Invented engineer', 'Erfundener Ingenieur', 'Ingeniero inventado'],
  ['Zmyślona prawniczka', 'Invented lawyer', 'Erfundene Juristin', 'Abogada inventada'],
  ['Zmyślony projektant', 'Invented designer', 'Erfundener Designer', 'Diseñador inventado'],
];

export const steps: readonly Words[] = [
  ['Od czego się zaczęło', 'How it began', 'Wie es anfing', 'Cómo empezó'],
  ['Co z tego wyszło', 'What came of it', 'Was daraus wurde', 'Qué salió de ahí'],
  ['Pytania z czatu', 'Questions from the chat', 'Fragen aus dem Chat', 'Preguntas del chat'],
];

export const sentences = {
  track: [
    'Sesje przykładowej ścieżki.',
    'Sessions of a sample track.',
    'Sessions eines Beispiel-Tracks.',
    'Sesiones de un itinerario de ejemplo.',
  ],
  biography: [
    'Ta osoba nie istnieje. Jej tematem jest: {subject}.',
    'This person does not exist. The subject of the talks: {subject}.',
    'Diese Person gibt es nicht. Ihr Thema: {subject}.',
    'Esta persona no existe. Su tema: {subject}.',
  ],
  session: [
    'Zmyślona sesja do prób programu. Temat: {subject}.',
    'An invented session for trying out the programme. Subject: {subject}.',
    'Eine erfundene Session zum Ausprobieren des Programms. Thema: {subject}.',
    'Una sesión inventada para probar el programa. Tema: {subject}.',
  ],
  demo: [
    'Pokaz na niby: {subject}',
    'A pretend demonstration: {subject}',
    'Vorführung zum Schein: {subject}',
    'Demostración de mentira: {subject}',
  ],
  prerequisites: [
    'Nic nie trzeba umieć: to warsztat na niby.',
    'No skills needed: this workshop is pretend.',
    'Vorkenntnisse braucht es keine: der Workshop ist erfunden.',
    'No hace falta saber nada: el taller es inventado.',
  ],
  news: [
    'Wiadomość na niby: {subject}. Organizatorzy zmyślonego kongresu nic nie obiecują.\n\nDrugi akapit stoi tu po to, żeby było widać, jak się go czyta. Znaki & < > " też muszą się zmieścić.',
    'Pretend news: {subject}. The organisers of the invented congress promise nothing.\n\nThe second paragraph is here to show how one reads. The characters & < > " have to fit in as well.',
    'Eine erfundene Meldung: {subject}. Der erfundene Kongress verspricht nichts.\n\nDer zweite Absatz zeigt nur, wie sich einer liest. Auch die Zeichen & < > " müssen Platz finden.',
    'Una noticia inventada: {subject}. El congreso inventado no promete nada.\n\nEl segundo párrafo está aquí para ver cómo se lee. También tienen que caber los signos & < > ".',
  ],
  pause: ['Przerwa', 'Break', 'Pause', 'Descanso'],
} as const satisfies Record<string, Words>;

export const firstNames = 'Ada Bruno Celina Dawid Emil Flora Gustaw Hanka Igor Jagna Kajetan Lena';
export const surnames = 'Próbka Makieta Atrapa Muster Beispiel Ejemplo Sample Dummy';

export const companyStarts =
  'Alfa Bajt Cyfra Delta Echo Fala Gamma Hala Iskra Jota Kappa Lambda Macierz Neuron Omega Piksel ' +
  'Query Rotor Sigma Tensor Umbra Vektor Watt Xeno Ypsilon Zeta Atom Bit Chmura Dron';
export const companyEnds =
  'Przykład Wzór Szkic Makieta Atrapa Próba Sample Mock Dummy Draft Example Muster Beispiel Entwurf ' +
  'Probe Vorlage Attrappe Ejemplo Muestra Modelo Boceto Prueba Ensayo Maqueta Fingido Zmyślony ' +
  'Pretend Fiction Invented Erfunden Inventado Niby Żart Bajka';
