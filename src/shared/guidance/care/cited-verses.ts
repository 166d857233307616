/**
 * The verses of the King James Version that contain signs of crisis, one a line. Other verses need no list, because
 * nothing is found in their words. The test of cited words compares the list with the whole Bible.
 */
export const CITED_VERSES = `
Genesis 4:15 And the LORD said unto him, Therefore whosoever slayeth Cain, vengeance shall be taken on him sevenfold. And the LORD set a mark upon Cain, lest any finding him should kill him.
Genesis 26:7 And the men of the place asked him of his wife; and he said, She is my sister: for he feared to say, She is my wife; lest, said he, the men of the place should kill me for Rebekah; because she was fair to look upon.
Genesis 27:46 And Rebekah said to Isaac, I am weary of my life because of the daughters of Heth: if Jacob take a wife of the daughters of Heth, such as these which are of the daughters of the land, what good shall my life do me?
Genesis 31:15 Are we not counted of him strangers? for he hath sold us, and hath quite devoured also our money.
Genesis 41:5 And he slept and dreamed the second time: and, behold, seven ears of corn came up upon one stalk, rank and good.
Genesis 41:22 And I saw in my dream, and, behold, seven ears came up in one stalk, full and good:
Genesis 44:9 With whomsoever of thy servants it be found, both let him die, and we also will be my lord’s bondmen.
Genesis 44:22 And we said unto my lord, The lad cannot leave his father: for if he should leave his father, his father would die.
Genesis 45:5 Now therefore be not grieved, nor angry with yourselves, that ye sold me hither: for God did send me before you to preserve life.
Genesis 46:30 And Israel said unto Joseph, Now let me die, since I have seen thy face, because thou art yet alive.
Exodus 13:13 And every firstling of an ass thou shalt redeem with a lamb; and if thou wilt not redeem it, then thou shalt break his neck: and all the firstborn of man among thy children shalt thou redeem.
Exodus 22:24 And my wrath shall wax hot, and I will kill you with the sword; and your wives shall be widows, and your children fatherless.
Exodus 29:34 And if ought of the flesh of the consecrations, or of the bread, remain unto the morning, then thou shalt burn the remainder with fire: it shall not be eaten, because it is holy.
Exodus 34:20 But the firstling of an ass thou shalt redeem with a lamb: and if thou redeem him not, then shalt thou break his neck. All the firstborn of thy sons thou shalt redeem. And none shall appear before me empty.
Exodus 35:22 And they came, both men and women, as many as were willing hearted, and brought bracelets, and earrings, and rings, and tablets, all jewels of gold: and every man that offered offered an offering of gold unto the LORD.
Leviticus 9:13 And they presented the burnt offering unto him, with the pieces thereof, and the head: and he burnt them upon the altar.
Numbers 4:7 And upon the table of shewbread they shall spread a cloth of blue, and put thereon the dishes, and the spoons, and the bowls, and covers to cover withal: and the continual bread shall be thereon:
Numbers 5:13 And a man lie with her carnally, and it be hid from the eyes of her husband, and be kept close, and she be defiled, and there be no witness against her, neither she be taken with the manner;
Numbers 6:5 All the days of the vow of his separation there shall no razor come upon his head: until the days be fulfilled, in the which he separateth himself unto the LORD, he shall be holy, and shall let the locks of the hair of his head grow.
Numbers 18:22 Neither must the children of Israel henceforth come nigh the tabernacle of the congregation, lest they bear sin, and die.
Numbers 22:16 And they came to Balaam, and said to him, Thus saith Balak the son of Zippor, Let nothing, I pray thee, hinder thee from coming unto me:
Numbers 35:20 But if he thrust him of hatred, or hurl at him by laying of wait, that he die;
Deuteronomy 1:29 Then I said unto you, Dread not, neither be afraid of them.
Deuteronomy 4:42 That the slayer might flee thither, which should kill his neighbour unawares, and hated him not in times past; and that fleeing unto one of these cities he might live:
Deuteronomy 7:5 But thus shall ye deal with them; ye shall destroy their altars, and break down their images, and cut down their groves, and burn their graven images with fire.
Deuteronomy 7:18 Thou shalt not be afraid of them: but shalt well remember what the LORD thy God did unto Pharaoh, and unto all Egypt;
Deuteronomy 9:25 Thus I fell down before the LORD forty days and forty nights, as I fell down at the first; because the LORD had said he would destroy you.
Deuteronomy 12:3 And ye shall overthrow their altars, and break their pillars, and burn their groves with fire; and ye shall hew down the graven images of their gods, and destroy the names of them out of that place.
Deuteronomy 18:22 When a prophet speaketh in the name of the LORD, if the thing follow not, nor come to pass, that is the thing which the LORD hath not spoken, but the prophet hath spoken it presumptuously: thou shalt not be afraid of him.
Deuteronomy 25:3 Forty stripes he may give him, and not exceed: lest, if he should exceed, and beat him above these with many stripes, then thy brother should seem vile unto thee.
Deuteronomy 26:5 And thou shalt speak and say before the LORD thy God, A Syrian ready to perish was my father, and he went down into Egypt, and sojourned there with a few, and became there a nation, great, mighty, and populous:
Deuteronomy 31:6 Be strong and of a good courage, fear not, nor be afraid of them: for the LORD thy God, he it is that doth go with thee; he will not fail thee, nor forsake thee.
Joshua 2:6 But she had brought them up to the roof of the house, and hid them with the stalks of flax, which she had laid in order upon the roof.
Joshua 8:8 And it shall be, when ye have taken the city, that ye shall set the city on fire: according to the commandment of the LORD shall ye do. See, I have commanded you.
Joshua 8:19 And the ambush arose quickly out of their place, and they ran as soon as he had stretched out his hand: and they entered into the city, and took it, and hasted and set the city on fire.
Joshua 11:6 And the LORD said unto Joshua, Be not afraid because of them: for to morrow about this time will I deliver them up all slain before Israel: thou shalt hough their horses, and burn their chariots with fire.
Judges 1:8 Now the children of Judah had fought against Jerusalem, and had taken it, and smitten it with the edge of the sword, and set the city on fire.
Judges 9:48 And Abimelech gat him up to mount Zalmon, he and all the people that were with him; and Abimelech took an axe in his hand, and cut down a bough from the trees, and took it, and laid it on his shoulder, and said unto the people that were with him, What ye have seen me do, make haste, and do as I have done.
Judges 9:49 And all the people likewise cut down every man his bough, and followed Abimelech, and put them to the hold, and set the hold on fire upon them; so that all the men of the tower of Shechem died also, about a thousand men and women.
Judges 13:23 But his wife said unto him, If the LORD were pleased to kill us, he would not have received a burnt offering and a meat offering at our hands, neither would he have shewed us all these things, nor would as at this time have told us such things as these.
Judges 15:5 And when he had set the brands on fire, he let them go into the standing corn of the Philistines, and burnt up both the shocks, and also the standing corn, with the vineyards and olives.
Judges 16:17 That he told her all his heart, and said unto her, There hath not come a razor upon mine head; for I have been a Nazarite unto God from my mother’s womb: if I be shaven, then my strength will go from me, and I shall become weak, and be like any other man.
Judges 16:30 And Samson said, Let me die with the Philistines. And he bowed himself with all his might; and the house fell upon the lords, and upon all the people that were therein. So the dead which he slew at his death were more than they which he slew in his life.
Judges 19:25 But the men would not hearken to him: so the man took his concubine, and brought her forth unto them; and they knew her, and abused her all the night until the morning: and when the day began to spring, they let her go.
1 Samuel 1:11 And she vowed a vow, and said, O LORD of hosts, if thou wilt indeed look on the affliction of thine handmaid, and remember me, and not forget thine handmaid, but wilt give unto thine handmaid a man child, then I will give him unto the LORD all the days of his life, and there shall no razor come upon his head.
1 Samuel 2:11 And Elkanah went to Ramah to his house. And the child did minister unto the LORD before Eli the priest.
1 Samuel 3:13 For I have told him that I will judge his house for ever for the iniquity which he knoweth; because his sons made themselves vile, and he restrained them not.
1 Samuel 16:2 And Samuel said, How can I go? if Saul hear it, he will kill me. And the LORD said, Take an heifer with thee, and say, I am come to sacrifice to the LORD.
1 Samuel 17:9 If he be able to fight with me, and to kill me, then will we be your servants: but if I prevail against him, and kill him, then shall ye be our servants, and serve us.
1 Samuel 18:15 Wherefore when Saul saw that he behaved himself very wisely, he was afraid of him.
1 Samuel 30:15 And David said to him, Canst thou bring me down to this company? And he said, Swear unto me by God, that thou wilt neither kill me, nor deliver me into the hands of my master, and I will bring thee down to this company.
1 Samuel 31:4 Then said Saul unto his armourbearer, Draw thy sword, and thrust me through therewith; lest these uncircumcised come and thrust me through, and abuse me. But his armourbearer would not; for he was sore afraid. Therefore Saul took a sword, and fell upon it.
2 Samuel 4:10 When one told me, saying, Behold, Saul is dead, thinking to have brought good tidings, I took hold of him, and slew him in Ziklag, who thought that I would have given him a reward for his tidings:
2 Samuel 7:15 But my mercy shall not depart away from him, as I took it from Saul, whom I put away before thee.
2 Samuel 13:19 And Tamar put ashes on her head, and rent her garment of divers colours that was on her, and laid her hand on her head, and went on crying.
2 Samuel 14:15 Now therefore that I am come to speak of this thing unto my lord the king, it is because the people have made me afraid: and thy handmaid said, I will now speak unto the king; it may be that the king will perform the request of his handmaid.
2 Samuel 14:30 Therefore he said unto his servants, See, Joab’s field is near mine, and he hath barley there; go and set it on fire. And Absalom’s servants set the field on fire.
2 Samuel 17:23 And when Ahithophel saw that his counsel was not followed, he saddled his ass, and arose, and gat him home to his house, to his city, and put his household in order, and hanged himself, and died, and was buried in the sepulchre of his father.
2 Samuel 19:37 Let thy servant, I pray thee, turn back again, that I may die in mine own city, and be buried by the grave of my father and of my mother. But behold thy servant Chimham; let him go over with my lord the king; and do to him what shall seem good unto thee.
2 Samuel 22:5 When the waves of death compassed me, the floods of ungodly men made me afraid;
1 Kings 2:1 Now the days of David drew nigh that he should die; and he charged Solomon his son, saying,
1 Kings 12:11 And now whereas my father did lade you with a heavy yoke, I will add to your yoke: my father hath chastised you with whips, but I will chastise you with scorpions.
1 Kings 12:14 And spake to them after the counsel of the young men, saying, My father made your yoke heavy, and I will add to your yoke: my father also chastised you with whips, but I will chastise you with scorpions.
1 Kings 18:28 And they cried aloud, and cut themselves after their manner with knives and lancets, till the blood gushed out upon them.
2 Kings 5:7 And it came to pass, when the king of Israel had read the letter, that he rent his clothes, and said, Am I God, to kill and to make alive, that this man doth send unto me to recover a man of his leprosy? wherefore consider, I pray you, and see how he seeketh a quarrel against me.
2 Kings 9:33 And he said, Throw her down. So they threw her down: and some of her blood was sprinkled on the wall, and on the horses: and he trode her under foot.
2 Kings 12:17 Then Hazael king of Syria went up, and fought against Gath, and took it: and Hazael set his face to go up to Jerusalem.
2 Kings 13:25 And Jehoash the son of Jehoahaz took again out of the hand of Ben-hadad the son of Hazael the cities, which he had taken out of the hand of Jehoahaz his father by war. Three times did Joash beat him, and recovered the cities of Israel.
2 Kings 17:31 And the Avites made Nibhaz and Tartak, and the Sepharvites burnt their children in fire to Adrammelech and Anammelech, the gods of Sepharvaim.
2 Kings 23:4 And the king commanded Hilkiah the high priest, and the priests of the second order, and the keepers of the door, to bring forth out of the temple of the LORD all the vessels that were made for Baal, and for the grove, and for all the host of heaven: and he burned them without Jerusalem in the fields of Kidron, and carried the ashes of them unto Beth-el.
1 Chronicles 10:4 Then said Saul to his armourbearer, Draw thy sword, and thrust me through therewith; lest these uncircumcised come and abuse me. But his armourbearer would not; for he was sore afraid. So Saul took a sword, and fell upon it.
1 Chronicles 17:13 I will be his father, and he shall be my son: and I will not take my mercy away from him, as I took it from him that was before thee:
2 Chronicles 10:11 For whereas my father put a heavy yoke upon you, I will put more to your yoke: my father chastised you with whips, but I will chastise you with scorpions.
2 Chronicles 10:14 And answered them after the advice of the young men, saying, My father made your yoke heavy, but I will add thereto: my father chastised you with whips, but I will chastise you with scorpions.
2 Chronicles 15:1 And the Spirit of God came upon Azariah the son of Oded:
2 Chronicles 15:8 And when Asa heard these words, and the prophecy of Oded the prophet, he took courage, and put away the abominable idols out of all the land of Judah and Benjamin, and out of the cities which he had taken from mount Ephraim, and renewed the altar of the LORD, that was before the porch of the LORD.
2 Chronicles 24:13 So the workmen wrought, and the work was perfected by them, and they set the house of God in his state, and strengthened it.
2 Chronicles 24:25 And when they were departed from him, (for they left him in great diseases,) his own servants conspired against him for the blood of the sons of Jehoiada the priest, and slew him on his bed, and he died: and they buried him in the city of David, but they buried him not in the sepulchres of the kings.
2 Chronicles 28:3 Moreover he burnt incense in the valley of the son of Hinnom, and burnt his children in the fire, after the abominations of the heathen whom the LORD had cast out before the children of Israel.
2 Chronicles 28:9 But a prophet of the LORD was there, whose name was Oded: and he went out before the host that came to Samaria, and said unto them, Behold, because the LORD God of your fathers was wroth with Judah, he hath delivered them into your hand, and ye have slain them in a rage that reacheth up unto heaven.
2 Chronicles 29:25 And he set the Levites in the house of the LORD with cymbals, with psalteries, and with harps, according to the commandment of David, and of Gad the king’s seer, and Nathan the prophet: for so was the commandment of the LORD by his prophets.
Ezra 9:9 For we were bondmen; yet our God hath not forsaken us in our bondage, but hath extended mercy unto us in the sight of the kings of Persia, to give us a reviving, to set up the house of our God, and to repair the desolations thereof, and to give us a wall in Judah and in Jerusalem.
Nehemiah 4:14 And I looked, and rose up, and said unto the nobles, and to the rulers, and to the rest of the people, Be not ye afraid of them: remember the Lord, which is great and terrible, and fight for your brethren, your sons, and your daughters, your wives, and your houses.
Esther 9:25 But when Esther came before the king, he commanded by letters that his wicked device, which he devised against the Jews, should return upon his own head, and that he and his sons should be hanged on the gallows.
Job 8:13 So are the paths of all that forget God; and the hypocrite’s hope shall perish:
Job 13:21 Withdraw thine hand far from me: and let not thy dread make me afraid.
Job 23:15 Therefore am I troubled at his presence: when I consider, I am afraid of him.
Job 29:13 The blessing of him that was ready to perish came upon me: and I caused the widow’s heart to sing for joy.
Psalms 17:11 They have now compassed us in our steps: they have set their eyes bowing down to the earth;
Psalms 18:4 The sorrows of death compassed me, and the floods of ungodly men made me afraid.
Psalms 49:12 Nevertheless man being in honour abideth not: he is like the beasts that perish.
Psalms 49:20 Man that is in honour, and understandeth not, is like the beasts that perish.
Psalms 58:6 Break their teeth, O God, in their mouth: break out the great teeth of the young lions, O LORD.
Psalms 88:15 I am afflicted and ready to die from my youth up: while I suffer thy terrors I am distracted.
Psalms 90:8 Thou hast set our iniquities before thee, our secret sins in the light of thy countenance.
Psalms 105:28 He sent darkness, and made it dark; and they rebelled not against his word.
Psalms 132:14 This is my rest for ever: here will I dwell; for I have desired it.
Psalms 142:5 I cried unto thee, O LORD: I said, Thou art my refuge and my portion in the land of the living.
Proverbs 23:14 Thou shalt beat him with the rod, and shalt deliver his soul from hell.
Proverbs 23:35 They have stricken me, shalt thou say, and I was not sick; they have beaten me, and I felt it not: when shall I awake? I will seek it yet again.
Proverbs 31:6 Give strong drink unto him that is ready to perish, and wine unto those that be of heavy hearts.
Ecclesiastes 4:2 Wherefore I praised the dead which are already dead more than the living which are yet alive.
Isaiah 13:13 Therefore I will shake the heavens, and the earth shall remove out of her place, in the wrath of the LORD of hosts, and in the day of his fierce anger.
Isaiah 27:13 And it shall come to pass in that day, that the great trumpet shall be blown, and they shall come which were ready to perish in the land of Assyria, and the outcasts in the land of Egypt, and shall worship the LORD in the holy mount at Jerusalem.
Isaiah 51:14 The captive exile hasteneth that he may be loosed, and that he should not die in the pit, nor that his bread should fail.
Jeremiah 6:1 O ye children of Benjamin, gather yourselves to flee out of the midst of Jerusalem, and blow the trumpet in Tekoa, and set up a sign of fire in Beth-haccerem: for evil appeareth out of the north, and great destruction.
Jeremiah 7:30 For the children of Judah have done evil in my sight, saith the LORD: they have set their abominations in the house which is called by my name, to pollute it.
Jeremiah 16:6 Both the great and the small shall die in this land: they shall not be buried, neither shall men lament for them, nor cut themselves, nor make themselves bald for them:
Jeremiah 19:5 They have built also the high places of Baal, to burn their sons with fire for burnt offerings unto Baal, which I commanded not, nor spake it, neither came it into my mind:
Jeremiah 20:9 Then I said, I will not make mention of him, nor speak any more in his name. But his word was in mine heart as a burning fire shut up in my bones, and I was weary with forbearing, and I could not stay.
Jeremiah 32:34 But they set their abominations in the house, which is called by my name, to defile it.
Jeremiah 37:10 For though ye had smitten the whole army of the Chaldeans that fight against you, and there remained but wounded men among them, yet should they rise up every man in his tent, and burn this city with fire.
Jeremiah 38:9 My lord the king, these men have done evil in all that they have done to Jeremiah the prophet, whom they have cast into the dungeon; and he is like to die for hunger in the place where he is: for there is no more bread in the city.
Jeremiah 41:5 That there came certain from Shechem, from Shiloh, and from Samaria, even fourscore men, having their beards shaven, and their clothes rent, and having cut themselves, with offerings and incense in their hand, to bring them to the house of the LORD.
Jeremiah 41:18 Because of the Chaldeans: for they were afraid of them, because Ishmael the son of Nethaniah had slain Gedaliah the son of Ahikam, whom the king of Babylon made governor in the land.
Jeremiah 51:30 The mighty men of Babylon have forborn to fight, they have remained in their holds: their might hath failed; they became as women: they have burned her dwellingplaces; her bars are broken.
Jeremiah 51:39 In their heat I will make their feasts, and I will make them drunken, that they may rejoice, and sleep a perpetual sleep, and not wake, saith the LORD.
Jeremiah 51:57 And I will make drunk her princes, and her wise men, her captains, and her rulers, and her mighty men: and they shall sleep a perpetual sleep, and not wake, saith the King, whose name is the LORD of hosts.
Ezekiel 13:19 And will ye pollute me among my people for handfuls of barley and for pieces of bread, to slay the souls that should not die, and to save the souls alive that should not live, by your lying to my people that hear your lies?
Ezekiel 22:20 As they gather silver, and brass, and iron, and lead, and tin, into the midst of the furnace, to blow the fire upon it, to melt it; so will I gather you in mine anger and in my fury, and I will leave you there, and melt you.
Ezekiel 23:47 And the company shall stone them with stones, and dispatch them with their swords; they shall slay their sons and their daughters, and burn up their houses with fire.
Ezekiel 39:10 So that they shall take no wood out of the field, neither cut down any out of the forests; for they shall burn the weapons with fire: and they shall spoil those that spoiled them, and rob those that robbed them, saith the Lord GOD.
Daniel 4:5 I saw a dream which made me afraid, and the thoughts upon my bed and the visions of my head troubled me.
Hosea 8:7 For they have sown the wind, and they shall reap the whirlwind: it hath no stalk: the bud shall yield no meal: if so be it yield, the strangers shall swallow it up.
Jonah 4:3 Therefore now, O LORD, take, I beseech thee, my life from me; for it is better for me to die than to live.
Jonah 4:8 And it came to pass, when the sun did arise, that God prepared a vehement east wind; and the sun beat upon the head of Jonah, that he fainted, and wished in himself to die, and said, It is better for me to die than to live.
Haggai 2:6 For thus saith the LORD of hosts; Yet once, it is a little while, and I will shake the heavens, and the earth, and the sea, and the dry land;
Haggai 2:21 Speak to Zerubbabel, governor of Judah, saying, I will shake the heavens and the earth;
Zechariah 11:9 Then said I, I will not feed you: that that dieth, let it die; and that that is to be cut off, let it be cut off; and let the rest eat every one the flesh of another.
Matthew 15:4 For God commanded, saying, Honour thy father and mother: and, He that curseth father or mother, let him die the death.
Matthew 27:5 And he cast down the pieces of silver in the temple, and departed, and went and hanged himself.
Mark 5:5 And always, night and day, he was in the mountains, and in the tombs, crying, and cutting himself with stones.
Mark 7:10 For Moses said, Honour thy father and thy mother; and, Whoso curseth father or mother, let him die the death:
Mark 12:3 And they caught him, and beat him, and sent him away empty.
Mark 12:19 Master, Moses wrote unto us, If a man’s brother die, and leave his wife behind him, and leave no children, that his brother should take his wife, and raise up seed unto his brother.
Mark 14:31 But he spake the more vehemently, If I should die with thee, I will not deny thee in any wise. Likewise also said they all.
Luke 7:2 And a certain centurion’s servant, who was dear unto him, was sick, and ready to die.
Luke 8:14 And that which fell among thorns are they, which, when they have heard, go forth, and are choked with cares and riches and pleasures of this life, and bring no fruit to perfection.
Luke 13:13 And he laid his hands on her: and immediately she was made straight, and glorified God.
Luke 20:10 And at the season he sent a servant to the husbandmen, that they should give him of the fruit of the vineyard: but the husbandmen beat him, and sent him away empty.
Luke 20:11 And again he sent another servant: and they beat him also, and entreated him shamefully, and sent him away empty.
Luke 20:28 Saying, Master, Moses wrote unto us, If any man’s brother die, having a wife, and he die without children, that his brother should take his wife, and raise up seed unto his brother.
Luke 22:2 And the chief priests and scribes sought how they might kill him; for they feared the people.
Luke 22:55 And when they had kindled a fire in the midst of the hall, and were set down together, Peter sat down among them.
John 5:19 Then answered Jesus and said unto them, Verily, verily, I say unto you, The Son can do nothing of himself, but what he seeth the Father do: for what things soever he doeth, these also doeth the Son likewise.
John 8:22 Then said the Jews, Will he kill himself? because he saith, Whither I go, ye cannot come.
John 8:28 Then said Jesus unto them, When ye have lifted up the Son of man, then shall ye know that I am he, and that I do nothing of myself; but as my Father hath taught me, I speak these things.
John 11:50 Nor consider that it is expedient for us, that one man should die for the people, and that the whole nation perish not.
John 11:51 And this spake he not of himself: but being high priest that year, he prophesied that Jesus should die for that nation;
John 12:33 This he said, signifying what death he should die.
John 18:14 Now Caiaphas was he, which gave counsel to the Jews, that it was expedient that one man should die for the people.
John 18:32 That the saying of Jesus might be fulfilled, which he spake, signifying what death he should die.
Acts 9:26 And when Saul was come to Jerusalem, he assayed to join himself to the disciples: but they were all afraid of him, and believed not that he was a disciple.
Acts 13:34 And as concerning that he raised him up from the dead, now no more to return to corruption, he said on this wise, I will give you the sure mercies of David.
Acts 16:27 And the keeper of the prison awaking out of his sleep, and seeing the prison doors open, he drew out his sword, and would have killed himself, supposing that the prisoners had been fled.
Acts 16:37 But Paul said unto them, They have beaten us openly uncondemned, being Romans, and have cast us into prison; and now do they thrust us out privily? nay verily; but let them come themselves and fetch us out.
Acts 21:13 Then Paul answered, What mean ye to weep and to break mine heart? for I am ready not to be bound only, but also to die at Jerusalem for the name of the Lord Jesus.
Acts 21:31 And as they went about to kill him, tidings came unto the chief captain of the band, that all Jerusalem was in an uproar.
Acts 23:6 But when Paul perceived that the one part were Sadducees, and the other Pharisees, he cried out in the council, Men and brethren, I am a Pharisee, the son of a Pharisee: of the hope and resurrection of the dead I am called in question.
Acts 23:15 Now therefore ye with the council signify to the chief captain that he bring him down unto you to morrow, as though ye would enquire something more perfectly concerning him: and we, or ever he come near, are ready to kill him.
Acts 28:17 And it came to pass, that after three days Paul called the chief of the Jews together: and when they were come together, he said unto them, Men and brethren, though I have committed nothing against the people, or customs of our fathers, yet was I delivered prisoner from Jerusalem into the hands of the Romans.
Romans 5:7 For scarcely for a righteous man will one die: yet peradventure for a good man some would even dare to die.
1 Corinthians 6:9 Know ye not that the unrighteous shall not inherit the kingdom of God? Be not deceived: neither fornicators, nor idolaters, nor adulterers, nor effeminate, nor abusers of themselves with mankind,
1 Corinthians 7:31 And they that use this world, as not abusing it: for the fashion of this world passeth away.
1 Corinthians 9:15 But I have used none of these things: neither have I written these things, that it should be so done unto me: for it were better for me to die, than that any man should make my glorying void.
1 Corinthians 9:18 What is my reward then? Verily that, when I preach the gospel, I may make the gospel of Christ without charge, that I abuse not my power in the gospel.
Hebrews 8:13 In that he saith, A new covenant, he hath made the first old. Now that which decayeth and waxeth old is ready to vanish away.
Hebrews 10:34 For ye had compassion of me in my bonds, and took joyfully the spoiling of your goods, knowing in yourselves that ye have in heaven a better and an enduring substance.
1 Peter 3:13 And who is he that will harm you, if ye be followers of that which is good?
Revelation 2:23 And I will kill her children with death; and all the churches shall know that I am he which searcheth the reins and hearts: and I will give unto every one of you according to your works.
Revelation 3:2 Be watchful, and strengthen the things which remain, that are ready to die: for I have not found thy works perfect before God.
Revelation 9:5 And to them it was given that they should not kill them, but that they should be tormented five months: and their torment was as the torment of a scorpion, when he striketh a man.
Revelation 11:5 And if any man will hurt them, fire proceedeth out of their mouth, and devoureth their enemies: and if any man will hurt them, he must in this manner be killed.
Revelation 17:16 And the ten horns which thou sawest upon the beast, these shall hate the whore, and shall make her desolate and naked, and shall eat her flesh, and burn her with fire.
`;
