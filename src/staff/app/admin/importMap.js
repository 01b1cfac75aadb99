import { FormWatch as FormWatch_f728a0e77ac565972241fd7797789385 } from '../../../../src/staff/autosave/form-watch.tsx'
import { NotCompared as NotCompared_a16fe7295b30c7b9133445902fad7a44 } from '../../../../src/staff/comparisons/not-compared.tsx'
import { PublishPanel as PublishPanel_100ec0d6cd08adaa52145d98e18543cc } from '../../../../src/staff/publishing/publish-panel.tsx'
import { HiddenBadge as HiddenBadge_5a599aab73849c128b1d0c9025baa08b } from '../../../../src/staff/consents/hides-panel.tsx'
import { HiddenCell as HiddenCell_5a34dc4d111790e47241784268ea6996 } from '../../../../src/staff/lists/cells.tsx'
import { TitleCell as TitleCell_5a34dc4d111790e47241784268ea6996 } from '../../../../src/staff/lists/cells.tsx'
import { StoryTitleField as StoryTitleField_feba4302763961a9fabca5681743785e } from '../../../../src/staff/fields/form-fields.tsx'
import { SourceBeside as SourceBeside_340fcc8bb85e9913a7694ff4867ee654 } from '../../../../src/staff/fields/source-texts.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { NamedEditorClient as NamedEditorClient_0c1b2a4f66aec91cdac7a5b7fa84b8bc } from '../../../../src/staff/rich-text/editor-plugins.tsx'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockValues as BlockValues_0c1b2a4f66aec91cdac7a5b7fa84b8bc } from '../../../../src/staff/rich-text/editor-plugins.tsx'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkWithPlaceholder as LinkWithPlaceholder_75b12fb1deeb953be336aeddaa9c29eb } from '../../../../src/staff/rich-text/link-with-placeholder.tsx'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TextDiff as TextDiff_47e00b56811bca92b0c8bd9a43aedb18 } from '../../../../src/staff/comparisons/text-diff.tsx'
import { DayCell as DayCell_feba4302763961a9fabca5681743785e } from '../../../../src/staff/fields/form-fields.tsx'
import { DayField as DayField_feba4302763961a9fabca5681743785e } from '../../../../src/staff/fields/form-fields.tsx'
import { EthiopianDay as EthiopianDay_feba4302763961a9fabca5681743785e } from '../../../../src/staff/fields/form-fields.tsx'
import { DayDiff as DayDiff_1efaea5671d786dcdc99356f6b8d2808 } from '../../../../src/staff/comparisons/value-diffs.tsx'
import { FactGroup as FactGroup_62c4f271ff2cc7a392d2ff2a9d27ef51 } from '../../../../src/staff/fields/fact-group.tsx'
import { ConsentField as ConsentField_feba4302763961a9fabca5681743785e } from '../../../../src/staff/fields/form-fields.tsx'
import { YesNoCell as YesNoCell_5a34dc4d111790e47241784268ea6996 } from '../../../../src/staff/lists/cells.tsx'
import { YesNoDiff as YesNoDiff_1efaea5671d786dcdc99356f6b8d2808 } from '../../../../src/staff/comparisons/value-diffs.tsx'
import { StateCell as StateCell_5a34dc4d111790e47241784268ea6996 } from '../../../../src/staff/lists/cells.tsx'
import { CheckedField as CheckedField_340fcc8bb85e9913a7694ff4867ee654 } from '../../../../src/staff/fields/source-texts.tsx'
import { PlanPanel as PlanPanel_db428417b0460dcf0904c2ce1a2dcdf4 } from '../../../../src/staff/publishing/plan-panel.tsx'
import { PlanCell as PlanCell_5a34dc4d111790e47241784268ea6996 } from '../../../../src/staff/lists/cells.tsx'
import { ApprovalPanel as ApprovalPanel_372b7f299121c10bcfd0c12c05d67cba } from '../../../../src/staff/publishing/approval-panel.tsx'
import { UsedInOnRequest as UsedInOnRequest_300b48109ac220c1e4da084c5eb7d470 } from '../../../../src/staff/trash/used-in.tsx'
import { SampleCheckbox as SampleCheckbox_feba4302763961a9fabca5681743785e } from '../../../../src/staff/fields/form-fields.tsx'
import { CsvDownload as CsvDownload_2bebcb05c34fe297a28f596765a93952 } from '../../../../src/staff/lists/above-list.tsx'
import { DeleteSelected as DeleteSelected_9b828fe8c5e964756ab6a458a2b1a725 } from '../../../../src/staff/trash/delete-dialog.tsx'
import { EmptyList as EmptyList_609fe888786d1549cbfeebc8162ccd9a } from '../../../../src/staff/lists/empty-list.tsx'
import { SaveLine as SaveLine_ddd52eaea90a33f03b8ffd5472c8b20d } from '../../../../src/staff/autosave/save-controls.tsx'
import { DeleteItem as DeleteItem_9b828fe8c5e964756ab6a458a2b1a725 } from '../../../../src/staff/trash/delete-dialog.tsx'
import { Publish as Publish_100ec0d6cd08adaa52145d98e18543cc } from '../../../../src/staff/publishing/publish-panel.tsx'
import { SaveDraft as SaveDraft_ddd52eaea90a33f03b8ffd5472c8b20d } from '../../../../src/staff/autosave/save-controls.tsx'
import { TimeZoneField as TimeZoneField_feba4302763961a9fabca5681743785e } from '../../../../src/staff/fields/form-fields.tsx'
import { RowLabel as RowLabel_feba4302763961a9fabca5681743785e } from '../../../../src/staff/fields/form-fields.tsx'
import { CopyEventItem as CopyEventItem_9ee9a7f0dcd92b084f12419a39241d18 } from '../../../../src/staff/events/copy-event-item.tsx'
import { IssueDesk as IssueDesk_a47e02ebc3ace5b55845ebe547348e86 } from '../../../../src/staff/issues/issue-desk.tsx'
import { NoPublishing as NoPublishing_100ec0d6cd08adaa52145d98e18543cc } from '../../../../src/staff/publishing/publish-panel.tsx'
import { ColourField as ColourField_feba4302763961a9fabca5681743785e } from '../../../../src/staff/fields/form-fields.tsx'
import { SectionLabel as SectionLabel_feba4302763961a9fabca5681743785e } from '../../../../src/staff/fields/form-fields.tsx'
import { UsedInPanel as UsedInPanel_300b48109ac220c1e4da084c5eb7d470 } from '../../../../src/staff/trash/used-in.tsx'
import { OtherWordsField as OtherWordsField_feba4302763961a9fabca5681743785e } from '../../../../src/staff/fields/form-fields.tsx'
import { ThumbnailCell as ThumbnailCell_5a34dc4d111790e47241784268ea6996 } from '../../../../src/staff/lists/cells.tsx'
import { AgreementCell as AgreementCell_5a34dc4d111790e47241784268ea6996 } from '../../../../src/staff/lists/cells.tsx'
import { HidesPanel as HidesPanel_5a599aab73849c128b1d0c9025baa08b } from '../../../../src/staff/consents/hides-panel.tsx'
import { OptionalCheckbox as OptionalCheckbox_feba4302763961a9fabca5681743785e } from '../../../../src/staff/fields/form-fields.tsx'
import { SignedForms as SignedForms_3c335648e44d1973809170c333143343 } from '../../../../src/staff/consents/signed-forms.tsx'
import { RoleField as RoleField_21089b3b677b1605315bf23a39dcc588 } from '../../../../src/staff/accounts/account-fields.tsx'
import { CurrentPassword as CurrentPassword_21089b3b677b1605315bf23a39dcc588 } from '../../../../src/staff/accounts/account-fields.tsx'
import { InvitationPanel as InvitationPanel_21089b3b677b1605315bf23a39dcc588 } from '../../../../src/staff/accounts/account-fields.tsx'
import { AccountSecondStep as AccountSecondStep_70f4614241be9a3589a9c115ea5bb788 } from '../../../../src/staff/second-step/own-second-step.tsx'
import { InvitePage as InvitePage_f2968323c4fc6d52deb80cdaebfad0c5 } from '../../../../src/staff/accounts/invite-page.tsx'
import { Suspension as Suspension_424624350a2fdc8b9416a8cb1192bd0c } from '../../../../src/staff/subscribers/suspension.tsx'
import { ImportSubscribers as ImportSubscribers_2bebcb05c34fe297a28f596765a93952 } from '../../../../src/staff/lists/above-list.tsx'
import { MailView as MailView_30bed4493de5df552e54959a67420ed5 } from '../../../../src/staff/mails/mail-view.tsx'
import { OutboxCounts as OutboxCounts_71b5980b5d1d3b0e400aee6835d3e423 } from '../../../../src/staff/mails/outbox-counts.tsx'
import { ListDiff as ListDiff_1efaea5671d786dcdc99356f6b8d2808 } from '../../../../src/staff/comparisons/value-diffs.tsx'
import { FeeMethodField as FeeMethodField_feba4302763961a9fabca5681743785e } from '../../../../src/staff/fields/form-fields.tsx'
import { StaffNav as StaffNav_dc202feee8b82b6a330e90d5ec649c40 } from '../../../../src/staff/menu/menu.tsx'
import { SkipLink as SkipLink_ef1fd5a7fa99e75ed4dc773b5950b4fb } from '../../../../src/staff/frame/nav-controls.tsx'
import { Icon as Icon_a6ea72849a1bd7fd0a164f74824af694 } from '../../../../src/staff/frame/admin-frame.tsx'
import { Logo as Logo_a6ea72849a1bd7fd0a164f74824af694 } from '../../../../src/staff/frame/admin-frame.tsx'
import { SearchButton as SearchButton_a6ea72849a1bd7fd0a164f74824af694 } from '../../../../src/staff/frame/admin-frame.tsx'
import { ViewSite as ViewSite_a6ea72849a1bd7fd0a164f74824af694 } from '../../../../src/staff/frame/admin-frame.tsx'
import { EthiopicLetters as EthiopicLetters_e917e27559f15b51aba2b256b537a97d } from '../../../../src/staff/language/admin-languages.tsx'
import { AmharicDates as AmharicDates_e917e27559f15b51aba2b256b537a97d } from '../../../../src/staff/language/admin-languages.tsx'
import { DeleteDialog as DeleteDialog_9b828fe8c5e964756ab6a458a2b1a725 } from '../../../../src/staff/trash/delete-dialog.tsx'
import { OpenNav as OpenNav_ef1fd5a7fa99e75ed4dc773b5950b4fb } from '../../../../src/staff/frame/nav-controls.tsx'
import { DrawersInShownLanguage as DrawersInShownLanguage_e917e27559f15b51aba2b256b537a97d } from '../../../../src/staff/language/admin-languages.tsx'
import { NamedControls as NamedControls_840f29c236ad00a0e81d3d9e913a850d } from '../../../../src/staff/fields/named-controls.tsx'
import { LeftOutOfPastes as LeftOutOfPastes_a16264261fc8a374552768ec2821917f } from '../../../../src/staff/rich-text/pasting.tsx'
import { ContentLanguage as ContentLanguage_e917e27559f15b51aba2b256b537a97d } from '../../../../src/staff/language/admin-languages.tsx'
import { Dashboard as Dashboard_f830e75bf542bc24aca0fa2de858f9b9 } from '../../../../src/staff/dashboard/dashboard.tsx'
import { DonationsPage as DonationsPage_9f585af5660f2b174a833548d3426f99 } from '../../../../src/staff/money/donations-page.tsx'
import { MonthlyPage as MonthlyPage_b883f72e31dd0ed76a66a773b66a3a65 } from '../../../../src/staff/money/monthly-page.tsx'
import { EnterPage as EnterPage_270cee25d66a99121ac26cd90e86a4e3 } from '../../../../src/staff/money/enter-page.tsx'
import { BankPage as BankPage_af2b1ddaedd4c9c9abe5ec4bad5bac0a } from '../../../../src/staff/money/bank-page.tsx'
import { StatementPage as StatementPage_29e18c51eeae96116a1eff94b67c1116 } from '../../../../src/staff/money/statement-page.tsx'
import { BooksPage as BooksPage_801ba39f39c50272ab0a0a069c80aa4c } from '../../../../src/staff/money/books-page.tsx'
import { TotalsPage as TotalsPage_bf2c02fbe056070e952dbbb1a5cf04b9 } from '../../../../src/staff/money/totals-page.tsx'
import { DifferencesPage as DifferencesPage_fa528c7181957cd17745f023789e3f25 } from '../../../../src/staff/money/differences-page.tsx'
import { DonationPage as DonationPage_4d10d372b06ef3629d40450961d9df0d } from '../../../../src/staff/money/donation-page.tsx'
import { TrailPage as TrailPage_0be7734e6348a3b1ea551f87e32f76ca } from '../../../../src/staff/trail/trail-page.tsx'
import { FiguresPage as FiguresPage_dd872695b3f1ecb8b1d20d36867c6fec } from '../../../../src/staff/figures/figures-page.tsx'
import { MeetingsPage as MeetingsPage_7b9f86b36578730f91ea141cd2f81597 } from '../../../../src/staff/meetings/meetings-page.tsx'
import { TicketsPage as TicketsPage_9aac364a229143179e22a53c292504b6 } from '../../../../src/staff/tickets/tickets-page.tsx'
import { WriteLetterPage as WriteLetterPage_336e5ddbcacf69a625058a98e4fc1796 } from '../../../../src/staff/tickets/write-letter-page.tsx'
import { CopyEventPage as CopyEventPage_65b8035d226e5214ba7a6634806cdda3 } from '../../../../src/staff/events/copy-event-page.tsx'
import { AmharicReviewPage as AmharicReviewPage_a69d52c1d694421e56097d42977bc11b } from '../../../../src/staff/amharic-review/amharic-review-page.tsx'
import { HealthPage as HealthPage_fdb519e24f7aa12f3dedd4ce0669ee2c } from '../../../../src/staff/health/health-page.tsx'
import { SecondStepPage as SecondStepPage_c7493e6ff1c9285bd700054db0c5b5c0 } from '../../../../src/staff/second-step/second-step-page.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/staff/autosave/form-watch.tsx#FormWatch": FormWatch_f728a0e77ac565972241fd7797789385,
  "/src/staff/comparisons/not-compared.tsx#NotCompared": NotCompared_a16fe7295b30c7b9133445902fad7a44,
  "/src/staff/publishing/publish-panel.tsx#PublishPanel": PublishPanel_100ec0d6cd08adaa52145d98e18543cc,
  "/src/staff/consents/hides-panel.tsx#HiddenBadge": HiddenBadge_5a599aab73849c128b1d0c9025baa08b,
  "/src/staff/lists/cells.tsx#HiddenCell": HiddenCell_5a34dc4d111790e47241784268ea6996,
  "/src/staff/lists/cells.tsx#TitleCell": TitleCell_5a34dc4d111790e47241784268ea6996,
  "/src/staff/fields/form-fields.tsx#StoryTitleField": StoryTitleField_feba4302763961a9fabca5681743785e,
  "/src/staff/fields/source-texts.tsx#SourceBeside": SourceBeside_340fcc8bb85e9913a7694ff4867ee654,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/staff/rich-text/editor-plugins.tsx#NamedEditorClient": NamedEditorClient_0c1b2a4f66aec91cdac7a5b7fa84b8bc,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/staff/rich-text/editor-plugins.tsx#BlockValues": BlockValues_0c1b2a4f66aec91cdac7a5b7fa84b8bc,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/staff/rich-text/link-with-placeholder.tsx#LinkWithPlaceholder": LinkWithPlaceholder_75b12fb1deeb953be336aeddaa9c29eb,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/staff/comparisons/text-diff.tsx#TextDiff": TextDiff_47e00b56811bca92b0c8bd9a43aedb18,
  "/src/staff/fields/form-fields.tsx#DayCell": DayCell_feba4302763961a9fabca5681743785e,
  "/src/staff/fields/form-fields.tsx#DayField": DayField_feba4302763961a9fabca5681743785e,
  "/src/staff/fields/form-fields.tsx#EthiopianDay": EthiopianDay_feba4302763961a9fabca5681743785e,
  "/src/staff/comparisons/value-diffs.tsx#DayDiff": DayDiff_1efaea5671d786dcdc99356f6b8d2808,
  "/src/staff/fields/fact-group.tsx#FactGroup": FactGroup_62c4f271ff2cc7a392d2ff2a9d27ef51,
  "/src/staff/fields/form-fields.tsx#ConsentField": ConsentField_feba4302763961a9fabca5681743785e,
  "/src/staff/lists/cells.tsx#YesNoCell": YesNoCell_5a34dc4d111790e47241784268ea6996,
  "/src/staff/comparisons/value-diffs.tsx#YesNoDiff": YesNoDiff_1efaea5671d786dcdc99356f6b8d2808,
  "/src/staff/lists/cells.tsx#StateCell": StateCell_5a34dc4d111790e47241784268ea6996,
  "/src/staff/fields/source-texts.tsx#CheckedField": CheckedField_340fcc8bb85e9913a7694ff4867ee654,
  "/src/staff/publishing/plan-panel.tsx#PlanPanel": PlanPanel_db428417b0460dcf0904c2ce1a2dcdf4,
  "/src/staff/lists/cells.tsx#PlanCell": PlanCell_5a34dc4d111790e47241784268ea6996,
  "/src/staff/publishing/approval-panel.tsx#ApprovalPanel": ApprovalPanel_372b7f299121c10bcfd0c12c05d67cba,
  "/src/staff/trash/used-in.tsx#UsedInOnRequest": UsedInOnRequest_300b48109ac220c1e4da084c5eb7d470,
  "/src/staff/fields/form-fields.tsx#SampleCheckbox": SampleCheckbox_feba4302763961a9fabca5681743785e,
  "/src/staff/lists/above-list.tsx#CsvDownload": CsvDownload_2bebcb05c34fe297a28f596765a93952,
  "/src/staff/trash/delete-dialog.tsx#DeleteSelected": DeleteSelected_9b828fe8c5e964756ab6a458a2b1a725,
  "/src/staff/lists/empty-list.tsx#EmptyList": EmptyList_609fe888786d1549cbfeebc8162ccd9a,
  "/src/staff/autosave/save-controls.tsx#SaveLine": SaveLine_ddd52eaea90a33f03b8ffd5472c8b20d,
  "/src/staff/trash/delete-dialog.tsx#DeleteItem": DeleteItem_9b828fe8c5e964756ab6a458a2b1a725,
  "/src/staff/publishing/publish-panel.tsx#Publish": Publish_100ec0d6cd08adaa52145d98e18543cc,
  "/src/staff/autosave/save-controls.tsx#SaveDraft": SaveDraft_ddd52eaea90a33f03b8ffd5472c8b20d,
  "/src/staff/fields/form-fields.tsx#TimeZoneField": TimeZoneField_feba4302763961a9fabca5681743785e,
  "/src/staff/fields/form-fields.tsx#RowLabel": RowLabel_feba4302763961a9fabca5681743785e,
  "/src/staff/events/copy-event-item.tsx#CopyEventItem": CopyEventItem_9ee9a7f0dcd92b084f12419a39241d18,
  "/src/staff/issues/issue-desk.tsx#IssueDesk": IssueDesk_a47e02ebc3ace5b55845ebe547348e86,
  "/src/staff/publishing/publish-panel.tsx#NoPublishing": NoPublishing_100ec0d6cd08adaa52145d98e18543cc,
  "/src/staff/fields/form-fields.tsx#ColourField": ColourField_feba4302763961a9fabca5681743785e,
  "/src/staff/fields/form-fields.tsx#SectionLabel": SectionLabel_feba4302763961a9fabca5681743785e,
  "/src/staff/trash/used-in.tsx#UsedInPanel": UsedInPanel_300b48109ac220c1e4da084c5eb7d470,
  "/src/staff/fields/form-fields.tsx#OtherWordsField": OtherWordsField_feba4302763961a9fabca5681743785e,
  "/src/staff/lists/cells.tsx#ThumbnailCell": ThumbnailCell_5a34dc4d111790e47241784268ea6996,
  "/src/staff/lists/cells.tsx#AgreementCell": AgreementCell_5a34dc4d111790e47241784268ea6996,
  "/src/staff/consents/hides-panel.tsx#HidesPanel": HidesPanel_5a599aab73849c128b1d0c9025baa08b,
  "/src/staff/fields/form-fields.tsx#OptionalCheckbox": OptionalCheckbox_feba4302763961a9fabca5681743785e,
  "/src/staff/consents/signed-forms.tsx#SignedForms": SignedForms_3c335648e44d1973809170c333143343,
  "/src/staff/accounts/account-fields.tsx#RoleField": RoleField_21089b3b677b1605315bf23a39dcc588,
  "/src/staff/accounts/account-fields.tsx#CurrentPassword": CurrentPassword_21089b3b677b1605315bf23a39dcc588,
  "/src/staff/accounts/account-fields.tsx#InvitationPanel": InvitationPanel_21089b3b677b1605315bf23a39dcc588,
  "/src/staff/second-step/own-second-step.tsx#AccountSecondStep": AccountSecondStep_70f4614241be9a3589a9c115ea5bb788,
  "/src/staff/accounts/invite-page.tsx#InvitePage": InvitePage_f2968323c4fc6d52deb80cdaebfad0c5,
  "/src/staff/subscribers/suspension.tsx#Suspension": Suspension_424624350a2fdc8b9416a8cb1192bd0c,
  "/src/staff/lists/above-list.tsx#ImportSubscribers": ImportSubscribers_2bebcb05c34fe297a28f596765a93952,
  "/src/staff/mails/mail-view.tsx#MailView": MailView_30bed4493de5df552e54959a67420ed5,
  "/src/staff/mails/outbox-counts.tsx#OutboxCounts": OutboxCounts_71b5980b5d1d3b0e400aee6835d3e423,
  "/src/staff/comparisons/value-diffs.tsx#ListDiff": ListDiff_1efaea5671d786dcdc99356f6b8d2808,
  "/src/staff/fields/form-fields.tsx#FeeMethodField": FeeMethodField_feba4302763961a9fabca5681743785e,
  "/src/staff/menu/menu.tsx#StaffNav": StaffNav_dc202feee8b82b6a330e90d5ec649c40,
  "/src/staff/frame/nav-controls.tsx#SkipLink": SkipLink_ef1fd5a7fa99e75ed4dc773b5950b4fb,
  "/src/staff/frame/admin-frame.tsx#Icon": Icon_a6ea72849a1bd7fd0a164f74824af694,
  "/src/staff/frame/admin-frame.tsx#Logo": Logo_a6ea72849a1bd7fd0a164f74824af694,
  "/src/staff/frame/admin-frame.tsx#SearchButton": SearchButton_a6ea72849a1bd7fd0a164f74824af694,
  "/src/staff/frame/admin-frame.tsx#ViewSite": ViewSite_a6ea72849a1bd7fd0a164f74824af694,
  "/src/staff/language/admin-languages.tsx#EthiopicLetters": EthiopicLetters_e917e27559f15b51aba2b256b537a97d,
  "/src/staff/language/admin-languages.tsx#AmharicDates": AmharicDates_e917e27559f15b51aba2b256b537a97d,
  "/src/staff/trash/delete-dialog.tsx#DeleteDialog": DeleteDialog_9b828fe8c5e964756ab6a458a2b1a725,
  "/src/staff/frame/nav-controls.tsx#OpenNav": OpenNav_ef1fd5a7fa99e75ed4dc773b5950b4fb,
  "/src/staff/language/admin-languages.tsx#DrawersInShownLanguage": DrawersInShownLanguage_e917e27559f15b51aba2b256b537a97d,
  "/src/staff/fields/named-controls.tsx#NamedControls": NamedControls_840f29c236ad00a0e81d3d9e913a850d,
  "/src/staff/rich-text/pasting.tsx#LeftOutOfPastes": LeftOutOfPastes_a16264261fc8a374552768ec2821917f,
  "/src/staff/language/admin-languages.tsx#ContentLanguage": ContentLanguage_e917e27559f15b51aba2b256b537a97d,
  "/src/staff/dashboard/dashboard.tsx#Dashboard": Dashboard_f830e75bf542bc24aca0fa2de858f9b9,
  "/src/staff/money/donations-page.tsx#DonationsPage": DonationsPage_9f585af5660f2b174a833548d3426f99,
  "/src/staff/money/monthly-page.tsx#MonthlyPage": MonthlyPage_b883f72e31dd0ed76a66a773b66a3a65,
  "/src/staff/money/enter-page.tsx#EnterPage": EnterPage_270cee25d66a99121ac26cd90e86a4e3,
  "/src/staff/money/bank-page.tsx#BankPage": BankPage_af2b1ddaedd4c9c9abe5ec4bad5bac0a,
  "/src/staff/money/statement-page.tsx#StatementPage": StatementPage_29e18c51eeae96116a1eff94b67c1116,
  "/src/staff/money/books-page.tsx#BooksPage": BooksPage_801ba39f39c50272ab0a0a069c80aa4c,
  "/src/staff/money/totals-page.tsx#TotalsPage": TotalsPage_bf2c02fbe056070e952dbbb1a5cf04b9,
  "/src/staff/money/differences-page.tsx#DifferencesPage": DifferencesPage_fa528c7181957cd17745f023789e3f25,
  "/src/staff/money/donation-page.tsx#DonationPage": DonationPage_4d10d372b06ef3629d40450961d9df0d,
  "/src/staff/trail/trail-page.tsx#TrailPage": TrailPage_0be7734e6348a3b1ea551f87e32f76ca,
  "/src/staff/figures/figures-page.tsx#FiguresPage": FiguresPage_dd872695b3f1ecb8b1d20d36867c6fec,
  "/src/staff/meetings/meetings-page.tsx#MeetingsPage": MeetingsPage_7b9f86b36578730f91ea141cd2f81597,
  "/src/staff/tickets/tickets-page.tsx#TicketsPage": TicketsPage_9aac364a229143179e22a53c292504b6,
  "/src/staff/tickets/write-letter-page.tsx#WriteLetterPage": WriteLetterPage_336e5ddbcacf69a625058a98e4fc1796,
  "/src/staff/events/copy-event-page.tsx#CopyEventPage": CopyEventPage_65b8035d226e5214ba7a6634806cdda3,
  "/src/staff/amharic-review/amharic-review-page.tsx#AmharicReviewPage": AmharicReviewPage_a69d52c1d694421e56097d42977bc11b,
  "/src/staff/health/health-page.tsx#HealthPage": HealthPage_fdb519e24f7aa12f3dedd4ce0669ee2c,
  "/src/staff/second-step/second-step-page.tsx#SecondStepPage": SecondStepPage_c7493e6ff1c9285bd700054db0c5b5c0,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
