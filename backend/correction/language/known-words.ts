import { wordSet } from '../text/word-set.ts';

/** Modern, technical and foreign words, and names of networks, that the dictionary of 2013 does not know and an essay may use. */
export const knownWords: ReadonlySet<string> = wordSet(`
  averigua averiguam muta mutam elu delu demissexual demissexuais bigênero bigêneros covid coronavírus pandêmico pós-pandemia fake news fakes
  internet online on-line offline off-line smartphone smartphones tablet tablets notebook notebooks app apps aplicativo e-mail email emails
  e-commerce facebook instagram twitter whatsapp youtube tiktok google netflix uber telegram spotify linkedin wikipédia amazon microsoft apple
  chatgpt ifood zoom streaming streamings stream stories story feed feeds reels post posts postar postagem postagens likes like deslike hashtag
  hashtags meme memes influencer influencers digital-influencer blogueiro blogueira blogueiros blogueiras blogosfera blog blogs vlog vlogs youtuber
  youtubers streamer streamers gamer gamers game games podcast podcasts hater haters hackear hackers hacker cyberbullying ciberbullying bullying
  bully bullies stalking stalker phishing spam bot bots big data cyber ciber ciberespaço cibersegurança cibercrime cibercrimes cibercultura deepfake
  deepfakes chatbot algoritmo algorítmico home office homeschooling home-office delivery fast food foods fast-food drive shopping shoppings show
  shows marketing startup startups coach coaches coaching freelancer networking feedback feedbacks feminicídio feminicídios feminicida homofobia
  homofóbico homofóbicos homofóbica homofóbicas transfobia transfóbico transfóbicos lgbtfobia lgbtfóbico lgbt lgbtq lgbtqia lgbtqiap lgbti cisgênero
  cisgêneros transgênero transgêneros transexual transexuais bissexual bissexualidade pansexual drag queer gay gays gordofobia gordofóbico
  gordofóbica aporofobia capacitismo capacitista capacitistas etarismo etarista idadismo xenofobia xenofóbico xenofóbica xenofóbicos negacionismo
  negacionista negacionistas antivacina antivax terraplanismo desinformação infodemia microplástico microplásticos agrotóxicos agrotóxico
  biodiversidade sustentável ecossistêmico ecofeminismo ecoturismo antirracista antirracismo antirracistas afrodescendente afrodescendentes
  afro-brasileiro afro-brasileira afro-brasileiros afro-brasileiras afrobrasileira afrobrasileiro sociocultural socioculturais socioeconômico
  socioeconômica socioeconômicos socioeconômicas socioemocional socioemocionais socioambiental socioambientais sociopolítico sociopolítica
  biopsicossocial psicossocial psicossociais hipervulnerável hiperconectado hiperconectada hiperconexão hiperconectividade hiperconsumo
  hipervigilância superlotação subnotificação subnotificados invisibilização invisibilizar invisibilizado invisibilizada invisibilizados
  invisibilizadas visibilizar empoderamento empoderar empoderada empoderadas empoderado problemática problematizar estigmatização estigmatizar
  ressocialização ressocializar ressignificar ressignificação precarização precarizar precarizado gentrificação periferização favelização
  mercantilização espetacularização objetificação objetificar objetificada sexualização hipersexualização adultização erotização terceirização
  uberização plataformização automedicação judicialização naturalização romantização romantizar romantizado romantizada monetização monetizar
  monetizados digitalização informatização conscientização democratização culpabilização culpabilizar vulnerabilização marginalização marginalizados
  patologização letramento multiletramentos interseccionalidade decolonial descolonização eurocêntrico eurocêntrica eurocentrismo neocolonialismo
  neoliberal neoliberalismo neopentecostal sororidade patriarcalismo machismo misoginia misógino misógina misógino-patriarcal ludopatia bets bet
  cassino vape vapes pod narguilé crack doping fitness crossfit personal trainer look looks fashion designer design top ranking rankings slogan
  slogans outdoor outdoors trailer trailers remake reality best-seller bestseller rock funk rap hip hop trap punk pop sertanejo slam ong ongs sus
  enem mec ibge oms onu stf tdah tea autista autistas neurodivergente neurodivergentes neurodiversidade neurotípico neurotípicos burnout apartheid
  lobby lobbies impeachment know how status quo laissez-faire deficit deficits déficit superavit campus campi habitat per capita in vitro lato sensu
  a priori ad hoc natura sine qua non homo sapiens zoon politikon cogito ergo sum carpe diem modus operandi vox mea culpa check checagem
  fact-checking link links site sites web website chat chats login logins software softwares hardware download downloads upload wi-fi wifi bluetooth
  selfie selfies nudes sexting cancelamento cancelar shippar crush trend trends viralizar viralizou viralizam viralizado skin skins lives live
  instagramável cotista cotistas vestibulando vestibulandos enemista cursinho cursinhos ead videoaula videoaulas videoconferência videoconferências
  videochamada videochamadas teletrabalho telemedicina teleconsulta telessaúde ultraprocessado ultraprocessados ultraprocessadas agroecologia
  agroecológico agroecológica agronegócio agrofloresta bioma biomas bioeconomia biopolítica necropolítica necropolítico tecnológico geopolítico
  geopolítica macroeconômico microempreendedor microempreendedores empreendedorismo empreendedor intolerante intergeracional multifatorial
  multifacetado multicultural multiculturalismo pluricultural interdisciplinar transdisciplinar reinserção reinserir realocação realocar
  ressarcimento desassistido desassistida desassistidos desassistidas desvalorização infantojuvenil infanto-juvenil materno-infantil político-social
  jurídico-administrativo desumanização desumanizar hegemônico hegemônica adictos cringe boom ghosting gaslighting mansplaining check-up checkup kit
  kits stress estresse zika chikungunya dengue aedes aegypti hpv hiv aids ist ists influenza sarscov omicron ômicron antivacinas imunizante
  imunizantes quilombola quilombolas yanomami ianomâmi guarani indigenista macunaíma shakespeariano machadiano machadiana kantiano kantiana marxista
  freudiano durkheimiano durkheimiana hobbesiano foucaultiano aristotélico aristotélica platônico maquiavélico orwelliano orwelliana distópico
  distópica distopia distopias cyberpunk anime animes mangá mangás k-pop kpop cosplay spoiler spoilers blockbuster blockbusters cinéfilo cinéfilos
  showrunner doc tv tvs pet pets petshop blackout black friday apagão lockdown quarentena quarentenas ecommerce podcaster checklist mindset
  workaholic outsider underground mainstream background glamourização glamourizar glamourizado bolsonarismo lulismo petista petralha impactante
  impactantes otimizar otimização potencializar potencializador viabilizador propiciador fomentador engajamento engajar engajado engajada engajados
`);
