import { dataSet, date, link, text } from '../../plugins/tables/node/index.ts';

export const transferSystems = dataSet({
  title: 'Domestic transfer systems',
  day: '2026-11-27',
  // Limits in numbers: the sources below; that of InstaPay is as its operator published it up to 2025. Hours, aliases, and operators: each
  // system's own description.
  sources: [
    {
      title: 'Limits of RTP, FedNow and Same Day ACH (EPCOR)',
      url: 'https://community.epcor.org/blogs/trevor-witchey/2025/06/16/limits-lifted-rails-shifted-a-shakedown-of-recent',
    },
    {
      title: 'FedNow limit of 10 million USD from November 2025 (The Green Sheet)',
      url: 'https://www.greensheet.com/breakingnews&article_id=3294',
    },
    {
      title: 'Regulation (EU) 2024/886, instant credit transfers in euro',
      url: 'https://eur-lex.europa.eu/eli/reg/2024/886/oj',
    },
    {
      title: 'Faster Payment (Coutts)',
      url: 'https://www.coutts.com/help-centre/glossary/glossary/F/Faster-Payment.html',
    },
    {
      title: 'Bacs, CHAPS and Faster Payments (Barclays)',
      url: 'https://www.barclays.co.uk/help/payments/payment-information/bacs-chaps-faster-payments/',
    },
    {
      title: 'UPI limits, September 2025 (TimesBull)',
      url: 'https://www.timesbull.com/business/upi-update-now-you-can-transfer-%E2%82%B910-lakh-in-minutes-check-details-602491.html',
    },
    {
      title: 'IMPS limit of 500,000 INR (Mint)',
      url: 'https://www.livemint.com/money/personal-finance/how-will-rbi-s-decision-to-hike-imps-limit-impact-customers/amp-11633874263838.html',
    },
    {
      title: 'NEFT, RTGS and IMPS compared (FileTaxReturn)',
      url: 'https://filetaxreturn.in/online-transaction-limit/',
    },
    {
      title: 'Pix limit at night (O Povo)',
      url: 'https://www.opovo.com.br/noticias/economia/2021/11/22/bc-limita-opcoes-do-pix-para-definicao-de-horario-noturno-de-22h-as-6h.html',
    },
    {
      title: 'Pix, the new return mechanism (Cada Minuto)',
      url: 'https://www.cadaminuto.com.br/noticia/2025/11/24/nova-regra-do-pix-facilita-devolucao-de-transferencias-indevidas-veja-o-que-muda',
    },
    {
      title: 'FPS, frequently asked questions (Hong Kong Interbank Clearing)',
      url: 'https://fps.hkicl.com.hk/eng/fps/consumers/frequently_asked_questions.php',
    },
    {
      title: 'BI-FAST, 250 million IDR per transaction (Urban City)',
      url: 'https://urbancity.co.id/sekarang-dengan-bi-fast-bisa-transfer-ke-puluhan-penerima-sekaligus/2',
    },
    {
      title: 'PayShap limit raised to 50,000 ZAR (TechCentral)',
      url: 'https://techcentral.co.za/payshap-payment-limit-raised-to-r50-000/254663',
    },
    {
      title: 'Transfers to registered and other accounts, Taiwan (MyBank, Cathay United Bank)',
      url: 'https://www.mybank.com.tw/MyBank/Quicklinks/Outer/FAQ_Account',
    },
    {
      title: 'FAST and PayNow, limit of 200,000 SGD (Goody Feed)',
      url: 'https://goodyfeed.com/paynow-fast-facts',
    },
  ],
  id: 'id',
  columns: {
    place: text({ label: 'Where' }),
    system: text({ label: 'System' }),
    operator: text({ label: 'Run by' }),
    kind: text({ label: 'Push or pull', choices: ['push', 'pull', 'push and pull'] }),
    speed: text({ label: 'Arrives in' }),
    hours: text({ label: 'Hours' }),
    limit: text({ label: 'Limit per payment' }),
    alias: text({ label: 'Instead of an account number', none: true }),
    undo: text({ label: 'Can be undone' }),
    page: link({ label: 'Official page' }),
    asOf: date({ label: 'As of', precision: 'year' }),
    id: text({ label: 'Id', code: true }),
  },
});
