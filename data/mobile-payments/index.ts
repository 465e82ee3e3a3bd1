import { dataSet, date, link, text, yesNo } from '../../plugins/tables/node/index.ts';

export const mobilePayments = dataSet({
  title: 'Mobile payments for visitors',
  day: '2026-11-27',
  sources: [
    {
      title:
        'Mobile payment, notes for binding international bank cards (Ministry of Commerce, China)',
      url: 'https://english.beijing.gov.cn/specials/aguidetoworkingandlivinginchinaasbusinessexpatriates2024/dailylifeservices/202404/t20240424_3635122.html',
    },
    { title: 'UPI One World (NPCI)', url: 'https://www.npci.org.in/what-we-do/upi-one-world' },
    {
      title: 'UPI One World for visitors from more than 40 countries, 2026 (Zee Business)',
      url: 'https://www.zeebiz.com/markets/currency/news-foreign-visitors-can-now-use-upi-in-india-as-npci-rolls-out-upi-one-world-wallet-at-ai-impact-summit-2026-390522',
    },
    {
      title: 'UPI One World opens to all visitors in 2024 (Acko Drive)',
      url: 'https://ackodrive.com/news/upi-one-world-wallet-lets-nris-tourists-make-mobile-payments-in-india',
    },
    {
      title: 'QRIS Cross-Border (Bank Indonesia)',
      url: 'https://www.bi.go.id/en/fungsi-utama/sistem-pembayaran/ritel/kanal-layanan/qris/qris-antarnegara/default.aspx',
    },
    {
      title: 'Octopus on iPhone and Apple Watch, tourists (Octopus)',
      url: 'https://octopus.com.hk/en/consumer/tourist/apple-pay/index.html',
    },
    {
      title: 'Who can use Vipps MobilePay (Vipps MobilePay)',
      url: 'https://developer.vippsmobilepay.com/docs/knowledge-base/users/',
    },
    {
      title: 'PayPay begins to accept wallets from abroad (PayPay)',
      url: 'https://about.paypay.ne.jp/en/pr/20241029/01',
    },
    {
      title: 'Why an account cannot be registered (Touch ’n Go eWallet)',
      url: 'https://support.tngdigital.com.my/hc/ms-my/articles/8446744931865--iOS-Mengapakah-saya-tidak-dapat-mendaftarkan-akaun-Touch-n-Go-eWallet',
    },
    {
      title: 'Foreign cards in Touch ’n Go eWallet (MPChat, a card issuer)',
      url: 'https://help.mp.net/en/articles/15652603-how-to-add-your-mpchat-card-to-touch-n-go-ewallet-malaysia',
    },
    {
      title: 'TouristDigiPay, crypto conversion for foreign tourists (Crowdfund Insider)',
      url: 'https://www.crowdfundinsider.com/2025/08/247645-thailand-launches-cryptocurrency-conversion-scheme-for-foreign-tourists/',
    },
    {
      title: 'TWINT ends its prepaid app for residents of France and Italy (Nau)',
      url: 'https://www.nau.ch/news/schweiz/twint-kickt-franzosen-und-italiener-aus-prepaid-app-67054361',
    },
    {
      title: 'Welcome Suica Mobile, released for visitors (East Japan Railway Company)',
      url: 'https://www.businesswire.com/news/home/20250310510899/en/East-Japan-Railway-Company-Releasing-the-Welcome-Suica-Mobile-App-for-Overseas-Visitors-to-Japan',
    },
    {
      title: 'Bizum opens to accounts in Andorra (Sur in English)',
      url: 'https://www.surinenglish.com/spain/bizum-will-allow-money-sent-accounts-other-20250515114223-nt.html',
    },
  ],
  id: 'id',
  columns: {
    place: text({ label: 'Where' }),
    scheme: text({ label: 'Scheme' }),
    kind: text({
      label: 'Type',
      choices: [
        'NFC token',
        'NFC stored value',
        'shown or scanned QR',
        'scanned QR',
        'account to account',
        'mobile money',
      ],
    }),
    funding: text({ label: 'Funded from' }),
    visitor: yesNo({ label: 'Visitor can enroll', unknown: true }),
    foreignCard: yesNo({ label: 'Foreign card', unknown: true }),
    how: text({ label: 'For visitors' }),
    page: link({ label: 'Official page' }),
    asOf: date({ label: 'As of', precision: 'year', none: true }),
    id: text({ label: 'Id', code: true }),
  },
});
